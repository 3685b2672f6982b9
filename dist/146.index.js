"use strict";
exports.id = 146;
exports.ids = [146];
exports.modules = {

/***/ 2968:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ Stated),
/* harmony export */   T6: () => (/* binding */ ListUntil),
/* harmony export */   no: () => (/* binding */ maybe)
/* harmony export */ });
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _nullable__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6820);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9922);
/* harmony import */ var _text__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5810);




const maybe = (codec) => (0,_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_nullable__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .m)(codec));
const Stated = (0,_text__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q)('Stated', { expected: 'a text that is not empty', is: (s) => s !== '' });
class ListUntil extends io_ts__WEBPACK_IMPORTED_MODULE_3__.AnyArrayType {
    enough;
    constructor(enough) {
        super();
        this.enough = enough;
    }
}


/***/ }),

/***/ 5146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readReports: () => (/* binding */ readReports),
  serveReports: () => (/* binding */ serveReports)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/reports/finding.js
var finding = __webpack_require__(7829);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Option.js
var Option = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./lib/codec/decode.js
var decode = __webpack_require__(427);
// EXTERNAL MODULE: ./lib/codec/depth.js
var depth = __webpack_require__(3848);
// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(2357);
// EXTERNAL MODULE: ./lib/source/place.js
var place = __webpack_require__(1239);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/codec/object.js
var object = __webpack_require__(9922);
// EXTERNAL MODULE: ./lib/codec/tolerant.js
var tolerant = __webpack_require__(2968);
// EXTERNAL MODULE: ./lib/vocabulary/address.js
var vocabulary_address = __webpack_require__(5857);
;// CONCATENATED MODULE: ./lib/reports/wording.js

const LONGEST_SPARE_TITLE = 160;
const textOrNull = (text) => text ? text.toWellFormed() : null;
const startOf = (description) => {
    if (!description)
        return null;
    const start = description.slice(0, 2 * LONGEST_SPARE_TITLE);
    return [...start].slice(0, LONGEST_SPARE_TITLE).join('').toWellFormed();
};
const addressOrNull = (address) => address && (0,vocabulary_address/* isWebAddress */.d)(address) ? address.toWellFormed() : null;
const isAddress = (value) => typeof value === 'string' && addressOrNull(value) !== null;
const firstAddress = (addresses) => addressOrNull((addresses ?? []).find(isAddress));
const SEVERITIES = {
    CRITICAL: 'CRITICAL',
    HIGH: 'HIGH',
    MEDIUM: 'MEDIUM',
    LOW: 'LOW',
    NEGLIGIBLE: 'LOW',
};
const severityOf = (word) => {
    const upper = (word ?? '').toUpperCase();
    return Object.hasOwn(SEVERITIES, upper) ? (SEVERITIES[upper] ?? 'UNKNOWN') : 'UNKNOWN';
};
const DIGEST = /@([a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Za-z=_-]{32,})$/;
const digestIn = (reference) => DIGEST.exec(reference)?.slice(1) ?? [];

;// CONCATENATED MODULE: ./lib/reports/grype/grype-report.js




const GrypeMatch = (0,object/* object */.Ik)('GrypeMatch', {
    vulnerability: (0,object/* object */.Ik)('GrypeVulnerability', {
        id: tolerant/* Stated */.Kf,
        dataSource: (0,tolerant/* maybe */.no)(lib.string),
        severity: (0,tolerant/* maybe */.no)(lib.string),
        urls: (0,tolerant/* maybe */.no)(new tolerant/* ListUntil */.T6(isAddress)),
        description: (0,tolerant/* maybe */.no)(lib.string),
        fix: (0,tolerant/* maybe */.no)((0,object/* object */.Ik)('GrypeFix', { versions: (0,tolerant/* maybe */.no)(lib.array(lib.string)) })),
    }),
    relatedVulnerabilities: (0,tolerant/* maybe */.no)(lib.array((0,object/* object */.Ik)('GrypeRelatedVulnerability', { description: (0,tolerant/* maybe */.no)(lib.string) }))),
    artifact: (0,object/* object */.Ik)('GrypeArtifact', {
        name: tolerant/* Stated */.Kf,
        version: (0,tolerant/* maybe */.no)(lib.string),
        locations: (0,tolerant/* maybe */.no)(lib.array((0,object/* object */.Ik)('GrypeLocation', { path: (0,tolerant/* maybe */.no)(lib.string) }))),
    }),
});
const GrypeAlert = (0,object/* object */.Ik)('GrypeAlert', { type: (0,tolerant/* maybe */.no)(lib.string) });
const GrypeReport = (0,object/* object */.Ik)('GrypeReport', {
    matches: lib.array(GrypeMatch),
    alertsByPackage: (0,tolerant/* maybe */.no)(lib.array((0,object/* object */.Ik)('GrypePackageAlerts', { alerts: (0,tolerant/* maybe */.no)(lib.array(GrypeAlert)) }))),
    source: (0,object/* object */.Ik)('GrypeSource', {
        target: (0,object/* object */.Ik)('GrypeTarget', {
            userInput: (0,tolerant/* maybe */.no)(lib.string),
            manifestDigest: (0,tolerant/* maybe */.no)(lib.string),
            tags: (0,tolerant/* maybe */.no)(lib.array(lib.string)),
            repoDigests: (0,tolerant/* maybe */.no)(lib.array(lib.string)),
        }),
    }),
    descriptor: (0,object/* object */.Ik)('GrypeDescriptor', {
        version: (0,tolerant/* maybe */.no)(lib.string),
        timestamp: (0,tolerant/* maybe */.no)(lib.string),
    }),
});

// EXTERNAL MODULE: ./lib/vocabulary/instant.js
var instant = __webpack_require__(7716);
;// CONCATENATED MODULE: ./lib/reports/grype/to-report.js


const descriptionOf = (match) => startOf(match.vulnerability.description) ??
    startOf(match.relatedVulnerabilities?.[0]?.description);
const targetsOf = (match, userInput) => {
    const locations = match.artifact.locations ?? [];
    const paths = locations.length > 0 ? locations.map(({ path }) => textOrNull(path)) : [userInput];
    return [...new Set(paths.filter((path) => path !== null))];
};
const fixedOf = (match) => textOrNull((match.vulnerability.fix?.versions ?? []).filter((each) => each !== '').join(', '));
const toFinding = (userInput) => (match) => {
    const url = addressOrNull(match.vulnerability.dataSource);
    return {
        id: match.vulnerability.id.toWellFormed(),
        pkg: match.artifact.name.toWellFormed(),
        installed: textOrNull(match.artifact.version),
        severity: severityOf(match.vulnerability.severity),
        fixed: fixedOf(match),
        title: null,
        url,
        spareTitle: descriptionOf(match),
        spareUrl: url === null ? firstAddress(match.vulnerability.urls) : null,
        targets: targetsOf(match, userInput),
    };
};
const identityOf = ({ source: { target } }) => {
    const name = target.userInput ?? '';
    return {
        references: [name, ...(target.tags ?? [])].filter((text) => text !== ''),
        digests: [...new Set([name, ...(target.repoDigests ?? [])].flatMap(digestIn))],
        localDigests: target.manifestDigest ? [target.manifestDigest] : [],
    };
};
const isEndOfLife = (report) => (report.alertsByPackage ?? []).some(({ alerts }) => (alerts ?? []).some(({ type }) => type === 'distro-eol'));
const grypeToReport = (report) => ({
    scanner: 'Grype',
    scannerVersion: textOrNull(report.descriptor.version),
    scannedAt: (0,instant/* toUtcSeconds */.d)(report.descriptor.timestamp ?? ''),
    identity: identityOf(report),
    gaps: { endOfLife: isEndOfLife(report), osUnseen: false, nothingSeen: false },
    findings: report.matches.map(toFinding(textOrNull(report.source.target.userInput))),
});

// EXTERNAL MODULE: ./lib/codec/nullable.js
var nullable = __webpack_require__(6820);
;// CONCATENATED MODULE: ./lib/codec/projection.js




const SCALAR = { kind: 'scalar' };
const WHOLE = { kind: 'whole' };
const objectProjection = (keys) => {
    const byLength = [];
    for (const [name, value] of keys) {
        const bytes = Buffer.from(name);
        for (let length = byLength.length; length <= bytes.length; length += 1)
            byLength.push([]);
        byLength[bytes.length]?.push({ name, bytes, value });
    }
    return { kind: 'object', keys, byLength };
};
const projectionOf = (codec) => {
    if (codec instanceof nullable/* NullableType */.a)
        return projectionOf(codec.codec);
    if (codec instanceof object/* ObjectType */.an) {
        const { fields } = codec;
        return objectProjection(new Map(fields.map((field) => [field.key, projectionOf(field.codec)])));
    }
    if (codec instanceof lib.ArrayType)
        return { kind: 'list', item: projectionOf(codec.type) };
    if (codec instanceof tolerant/* ListUntil */.T6)
        return { kind: 'list', item: WHOLE, enough: codec.enough };
    if (codec instanceof lib.AnyArrayType)
        return { kind: 'list', item: WHOLE };
    return codec instanceof lib.UnknownType || codec instanceof lib.AnyDictionaryType ? WHOLE : SCALAR;
};
const union = (a, b) => {
    if (a.kind === 'object' && b.kind === 'object') {
        const keys = new Map(a.keys);
        for (const [name, value] of b.keys) {
            const other = keys.get(name);
            keys.set(name, other === undefined ? value : union(other, value));
        }
        return objectProjection(keys);
    }
    if (a.kind === 'list' && b.kind === 'list')
        return { kind: 'list', item: union(a.item, b.item) };
    return a.kind === 'scalar' && b.kind === 'scalar' ? SCALAR : WHOLE;
};

;// CONCATENATED MODULE: ./lib/codec/skip-json.js

const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BROKEN = -1;
const table = (is) => Uint8Array.from({ length: 256 }, (_, byte) => Number(is(String.fromCharCode(byte), byte)));
const STOPS = table((char, byte) => byte < 0x20 || char === '"' || char === '\\');
const SPACE = table((char) => ' \n\r\t'.includes(char));
const ESCAPES = table((char) => '"\\/bfnrtu'.includes(char));
const HEX = table((char) => /[0-9a-f]/i.test(char));
const afterSpace = (bytes, at) => {
    const { length } = bytes;
    let end = at;
    while (end < length && SPACE[bytes[end]] === 1)
        end += 1;
    return end;
};
const afterEscape = (bytes, at) => {
    if (ESCAPES[bytes[at]] !== 1)
        return BROKEN;
    if (bytes[at] !== LOWER_U)
        return at + 1;
    for (let i = 1; i <= 4; i += 1)
        if (HEX[bytes[at + i]] !== 1)
            return BROKEN;
    return at + 5;
};
const afterText = (bytes, at) => {
    let end = at;
    for (;;) {
        while (STOPS[bytes[end]] === 0)
            end += 1;
        if (bytes[end] === QUOTE)
            return end + 1;
        if (bytes[end] !== BACKSLASH)
            return BROKEN;
        end = afterEscape(bytes, end + 1);
        if (end === BROKEN)
            return BROKEN;
    }
};
const afterString = (bytes, at) => bytes[at] === QUOTE ? afterText(bytes, at + 1) : BROKEN;
const afterColon = (bytes, at) => {
    const colon = bytes[at] === COLON ? at : afterSpace(bytes, at);
    return bytes[colon] === COLON ? afterSpace(bytes, colon + 1) : BROKEN;
};
const afterDigits = (bytes, at) => {
    let end = at;
    while (bytes[end] >= ZERO && bytes[end] <= NINE)
        end += 1;
    return end === at ? BROKEN : end;
};
const afterNumber = (bytes, at) => {
    let end = bytes[at] === MINUS ? at + 1 : at;
    end = bytes[end] === ZERO ? end + 1 : afterDigits(bytes, end);
    if (end !== BROKEN && bytes[end] === DOT)
        end = afterDigits(bytes, end + 1);
    if (end === BROKEN || (bytes[end] | 0x20) !== LOWER_E)
        return end;
    const sign = bytes[end + 1];
    return afterDigits(bytes, end + (sign === PLUS || sign === MINUS ? 2 : 1));
};
const WORDS = ['true', 'false', 'null'].map((word) => Buffer.from(word));
const afterWord = (bytes, at) => {
    const word = WORDS.find((each) => each.every((byte, i) => bytes[at + i] === byte));
    return word === undefined ? BROKEN : at + word.length;
};
const afterScalar = (bytes, at) => {
    const first = bytes[at];
    return first === MINUS || (first >= ZERO && first <= NINE)
        ? afterNumber(bytes, at)
        : afterWord(bytes, at);
};
const isComma = (bytes, at) => bytes[at] === COMMA;
const afterList = (bytes, start, depth) => {
    let at = afterSpace(bytes, start + 1);
    if (bytes[at] === CLOSE_LIST)
        return at + 1;
    for (;;) {
        at = afterValue(bytes, at, depth);
        if (at === BROKEN)
            return BROKEN;
        if (!isComma(bytes, at))
            at = afterSpace(bytes, at);
        if (!isComma(bytes, at))
            return bytes[at] === CLOSE_LIST ? at + 1 : BROKEN;
        at = afterSpace(bytes, at + 1);
    }
};
const afterObject = (bytes, start, depth) => {
    let at = afterSpace(bytes, start + 1);
    if (bytes[at] === CLOSE_OBJECT)
        return at + 1;
    for (;;) {
        at = afterString(bytes, at);
        if (at !== BROKEN)
            at = afterColon(bytes, at);
        if (at !== BROKEN)
            at = afterValue(bytes, at, depth);
        if (at === BROKEN)
            return BROKEN;
        if (!isComma(bytes, at))
            at = afterSpace(bytes, at);
        if (!isComma(bytes, at))
            return bytes[at] === CLOSE_OBJECT ? at + 1 : BROKEN;
        at = afterSpace(bytes, at + 1);
    }
};
const afterValue = (bytes, at, outside) => {
    const first = bytes[at];
    if (first === QUOTE)
        return afterText(bytes, at + 1);
    if (first !== OPEN_OBJECT && first !== OPEN_LIST)
        return afterScalar(bytes, at);
    if (outside >= depth/* DEEPEST */.F)
        return BROKEN;
    return first === OPEN_OBJECT
        ? afterObject(bytes, at, outside + 1)
        : afterList(bytes, at, outside + 1);
};

;// CONCATENATED MODULE: ./lib/codec/read-json.js



class NotPlain extends Error {
}
const read_json_QUOTE = 0x22;
const read_json_COMMA = 0x2c;
const read_json_OPEN_LIST = 0x5b;
const read_json_BACKSLASH = 0x5c;
const read_json_CLOSE_LIST = 0x5d;
const read_json_OPEN_OBJECT = 0x7b;
const read_json_CLOSE_OBJECT = 0x7d;
const sound = (at) => {
    if (at === BROKEN)
        throw new NotPlain();
    return at;
};
class Walk {
    bytes;
    at;
    depth = 0;
    backslash = -1;
    encoding;
    constructor(bytes) {
        this.bytes = bytes;
        this.encoding = (0,external_node_buffer_.isAscii)(bytes) ? 'latin1' : 'utf8';
        const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
        this.at = afterSpace(bytes, marked ? 3 : 0);
    }
    document(projection) {
        const value = this.read(projection);
        const isLast = this.at >= this.bytes.length || afterSpace(this.bytes, this.at) >= this.bytes.length;
        if (!isLast)
            throw new NotPlain();
        return value;
    }
    read(projection) {
        const start = this.at;
        const first = this.bytes[start];
        const isContainer = first === read_json_OPEN_OBJECT || first === read_json_OPEN_LIST;
        if (isContainer && projection.kind !== 'whole')
            return this.container(first, projection);
        this.at = sound(afterValue(this.bytes, start, this.depth));
        return first === read_json_QUOTE && !this.hasEscape(start, this.at)
            ? this.text(start + 1, this.at - 1)
            : JSON.parse(this.text(start, this.at));
    }
    text(start, end) {
        return this.bytes.toString(this.encoding, start, end);
    }
    hasEscape(start, end) {
        if (this.backslash < start) {
            const next = this.bytes.indexOf(read_json_BACKSLASH, start);
            this.backslash = next < 0 ? this.bytes.length : next;
        }
        return this.backslash < end;
    }
    container(open, projection) {
        if (this.depth >= depth/* DEEPEST */.F)
            throw new NotPlain();
        this.depth += 1;
        this.at = afterSpace(this.bytes, this.at + 1);
        const value = open === read_json_OPEN_LIST && projection.kind === 'list'
            ? this.list(projection)
            : open === read_json_OPEN_OBJECT && projection.kind === 'object'
                ? this.object(projection.byLength)
                : undefined;
        if (value === undefined)
            throw new NotPlain();
        this.depth -= 1;
        this.at += 1;
        return value;
    }
    list({ item, enough }) {
        const values = [];
        if (this.bytes[this.at] === read_json_CLOSE_LIST)
            return values;
        let isOpen = true;
        do {
            if (isOpen) {
                const value = this.read(item);
                values.push(value);
                isOpen = enough === undefined || !enough(value);
            }
            else
                this.at = sound(afterValue(this.bytes, this.at, this.depth));
        } while (this.isFollowed(read_json_CLOSE_LIST));
        return values;
    }
    object(byLength) {
        const values = {};
        if (this.bytes[this.at] === read_json_CLOSE_OBJECT)
            return values;
        do {
            const start = this.at + 1;
            const end = sound(afterString(this.bytes, this.at));
            const wanted = this.wanted(start, end - 1 - start, byLength);
            this.at = sound(afterColon(this.bytes, end));
            if (wanted === undefined)
                this.at = sound(afterValue(this.bytes, this.at, this.depth));
            else
                values[wanted.name] = this.read(wanted.value);
        } while (this.isFollowed(read_json_CLOSE_OBJECT));
        return values;
    }
    isFollowed(close) {
        this.at = afterSpace(this.bytes, this.at);
        if (this.bytes[this.at] === close)
            return false;
        if (this.bytes[this.at] !== read_json_COMMA)
            throw new NotPlain();
        this.at = afterSpace(this.bytes, this.at + 1);
        return true;
    }
    wanted(start, length, byLength) {
        const { bytes } = this;
        for (const candidate of byLength[length] ?? []) {
            let i = 0;
            while (i < length && candidate.bytes[i] === bytes[start + i])
                i += 1;
            if (i === length)
                return candidate;
        }
        if (this.hasEscape(start, start + length))
            throw new NotPlain();
        return undefined;
    }
}
const readProjected = (bytes, projection) => {
    try {
        return new Walk(bytes).document(projection);
    }
    catch (error) {
        if (error instanceof NotPlain)
            return undefined;
        throw error;
    }
};

// EXTERNAL MODULE: ./lib/vocabulary/printable.js
var printable = __webpack_require__(378);
;// CONCATENATED MODULE: ./lib/reports/recognize.js



const ASK = 'expected a Trivy (schema version 2) or Grype report of a container image in JSON';
const foreign = (found, mend) => Either.left(`found ${found}, ${ASK}; ${mend}`);
const SCAN_IMAGE = 'scan the image itself: trivy image --format json --output FILE IMAGE';
const OTHER_ARTIFACTS = {
    filesystem: 'a Trivy report of a file system',
    repository: 'a Trivy report of a source repository',
    vm: 'a Trivy report of a virtual machine',
    cyclonedx: 'a Trivy report of a CycloneDX SBOM',
    spdx: 'a Trivy report of an SPDX SBOM',
    aws_account: 'a Trivy report of an AWS account',
};
const recognizeTrivy = (json) => {
    const type = json['ArtifactType'];
    if (type === 'container_image')
        return Either.right('Trivy');
    if (typeof type === 'string' && type !== '') {
        const known = Object.hasOwn(OTHER_ARTIFACTS, type) ? OTHER_ARTIFACTS[type] : undefined;
        return foreign(known ?? `a Trivy report of another kind (${(0,printable/* show */.W)(type)})`, SCAN_IMAGE);
    }
    const complete = typeof json['ArtifactName'] === 'string' &&
        ((0,object/* isRecord */.u4)(json['Metadata']) || Array.isArray(json['Results']));
    if (type === undefined && complete)
        return Either.right('Trivy');
    return foreign('a Trivy report that does not say what was scanned', SCAN_IMAGE);
};
const recognizeGrype = (json) => {
    const { descriptor, source } = json;
    if (!(0,object/* isRecord */.u4)(descriptor) || !(0,object/* isRecord */.u4)(source)) {
        return foreign('matches without the descriptor and source of a Grype report', 'run grype --output json');
    }
    const name = descriptor['name'];
    if (name !== 'grype' && name !== '') {
        return foreign(`a report of another tool (${(0,printable/* show */.W)(name)})`, 'run grype IMAGE --output json');
    }
    const type = source['type'];
    if (type === 'image')
        return Either.right('Grype');
    const what = type === 'directory' ? 'a directory' : type === 'file' ? 'a file' : (0,printable/* show */.W)(type);
    return foreign(`a Grype report of ${what}, not of an image`, 'scan the image itself: grype IMAGE --output json');
};
const has = (json, ...keys) => keys.every((key) => Object.hasOwn(json, key));
const FOREIGN = [
    [(json) => json['bomFormat'] === 'CycloneDX', 'a CycloneDX document'],
    [(json) => has(json, 'spdxVersion') || has(json, 'SPDXID'), 'an SPDX document'],
    [
        (json) => has(json, 'runs') && (has(json, '$schema') || has(json, 'version')),
        'a SARIF document',
    ],
    [
        (json) => Object.keys(json).some((key) => key.startsWith('application/vnd.security.vulnerability.report')),
        'a Harbor report',
    ],
    [
        (json) => typeof json['apiVersion'] === 'string' &&
            json['apiVersion'].startsWith('aquasecurity.github.io/'),
        'a document of the Trivy operator',
    ],
    [
        (json) => json['kind'] === 'List' && Array.isArray(json['items']),
        'a list of Kubernetes objects, as the Trivy operator keeps them',
    ],
    [(json) => has(json, 'apiVersion', 'kind'), 'a Kubernetes object'],
    [(json) => has(json, 'ClusterName'), 'a Trivy report of a Kubernetes cluster'],
    [
        (json) => has(json, 'Findings') && typeof json['SchemaVersion'] === 'string',
        'a report in AWS Security Finding Format',
    ],
    [
        (json) => has(json, 'vulnerabilities') && (has(json, 'packageManager') || has(json, 'docker')),
        'a Snyk report',
    ],
    [(json) => has(json, 'scan', 'vulnerabilities'), 'a GitLab container scanning report'],
    [(json) => has(json, 'detector', 'manifests'), 'a GitHub dependency snapshot'],
    [(json) => has(json, 'schemaVersion', 'manifests'), 'an OCI image index'],
    [
        (json) => has(json, 'Results') || has(json, 'RepoTags'),
        'a Trivy report without a schema version',
    ],
];
const recognizeOther = (json) => {
    const known = FOREIGN.find(([test]) => test(json));
    if (known !== undefined)
        return foreign(known[1], SCAN_IMAGE);
    const keys = Object.keys(json).slice(0, 5).map(printable/* show */.W).join(', ');
    return foreign(keys ? `an object with the keys ${keys}` : 'an empty object', SCAN_IMAGE);
};
const recognize = (json) => {
    if (json === null)
        return foreign('null, as old versions of Trivy write it when nothing was looked at', SCAN_IMAGE);
    if (Array.isArray(json))
        return foreign('a list, as Trivy before 0.20 writes it (schema version 1)', 'use a current version of Trivy');
    if (!(0,object/* isRecord */.u4)(json))
        return foreign((0,printable/* show */.W)(json), SCAN_IMAGE);
    const schema = json['SchemaVersion'];
    if (schema === 2)
        return recognizeTrivy(json);
    if (typeof schema === 'number')
        return foreign(`a Trivy report of schema version ${schema}`, 'use a version of Trivy that writes schema version 2');
    return Array.isArray(json['matches']) ? recognizeGrype(json) : recognizeOther(json);
};

;// CONCATENATED MODULE: ./lib/reports/trivy/to-report.js


const to_report_toFinding = (vulnerability, target) => {
    const title = textOrNull(vulnerability.Title);
    const url = addressOrNull(vulnerability.PrimaryURL);
    return {
        id: vulnerability.VulnerabilityID.toWellFormed(),
        pkg: vulnerability.PkgName.toWellFormed(),
        installed: textOrNull(vulnerability.InstalledVersion),
        severity: severityOf(vulnerability.Severity),
        fixed: textOrNull(vulnerability.FixedVersion),
        title,
        url,
        spareTitle: title === null ? startOf(vulnerability.Description) : null,
        spareUrl: url === null ? firstAddress(vulnerability.References) : null,
        targets: target === null ? [] : [target],
    };
};
const findingsOf = (result) => {
    const target = textOrNull(result.Target);
    return (result.Vulnerabilities ?? []).map((vulnerability) => to_report_toFinding(vulnerability, target));
};
const to_report_identityOf = (report) => {
    const name = report.ArtifactName ?? '';
    const digests = report.Metadata?.RepoDigests ?? [];
    return {
        references: [name, ...(report.Metadata?.RepoTags ?? [])].filter((text) => text !== ''),
        digests: [...new Set([name, ...digests].flatMap(digestIn))],
        localDigests: [],
    };
};
const classOf = (result, family) => {
    if (result.Class)
        return result.Class;
    return result.Type === family ? 'os-pkgs' : 'lang-pkgs';
};
const gapsOf = (report) => {
    const system = report.Metadata?.OS;
    const family = system?.Family ?? '';
    const classes = (report.Results ?? []).map((result) => classOf(result, family));
    const seesOs = classes.includes('os-pkgs');
    return {
        endOfLife: system?.EOSL === true,
        osUnseen: family !== '' && family !== 'none' && !seesOs,
        nothingSeen: !seesOs && !classes.includes('lang-pkgs'),
    };
};
const trivyToReport = (report) => ({
    scanner: 'Trivy',
    scannerVersion: textOrNull(report.Trivy?.Version),
    scannedAt: (0,instant/* toUtcSeconds */.d)(report.CreatedAt ?? ''),
    identity: to_report_identityOf(report),
    gaps: gapsOf(report),
    findings: (report.Results ?? []).flatMap(findingsOf),
});

;// CONCATENATED MODULE: ./lib/reports/trivy/trivy-report.js




const TrivyVulnerability = (0,object/* object */.Ik)('TrivyVulnerability', {
    VulnerabilityID: tolerant/* Stated */.Kf,
    PkgName: tolerant/* Stated */.Kf,
    InstalledVersion: (0,tolerant/* maybe */.no)(lib.string),
    FixedVersion: (0,tolerant/* maybe */.no)(lib.string),
    Severity: (0,tolerant/* maybe */.no)(lib.string),
    PrimaryURL: (0,tolerant/* maybe */.no)(lib.string),
    Title: (0,tolerant/* maybe */.no)(lib.string),
    Description: (0,tolerant/* maybe */.no)(lib.string),
    References: (0,tolerant/* maybe */.no)(new tolerant/* ListUntil */.T6(isAddress)),
});
const TrivyResult = (0,object/* object */.Ik)('TrivyResult', {
    Target: (0,tolerant/* maybe */.no)(lib.string),
    Class: (0,tolerant/* maybe */.no)(lib.string),
    Type: (0,tolerant/* maybe */.no)(lib.string),
    Vulnerabilities: (0,tolerant/* maybe */.no)(lib.array(TrivyVulnerability)),
});
const TrivyReport = (0,object/* object */.Ik)('TrivyReport', {
    Trivy: (0,tolerant/* maybe */.no)((0,object/* object */.Ik)('TrivyTool', { Version: (0,tolerant/* maybe */.no)(lib.string) })),
    CreatedAt: (0,tolerant/* maybe */.no)(lib.string),
    ArtifactName: (0,tolerant/* maybe */.no)(lib.string),
    Metadata: (0,tolerant/* maybe */.no)((0,object/* object */.Ik)('TrivyMetadata', {
        OS: (0,tolerant/* maybe */.no)((0,object/* object */.Ik)('TrivyOS', { Family: (0,tolerant/* maybe */.no)(lib.string), EOSL: (0,tolerant/* maybe */.no)(lib.boolean) })),
        RepoTags: (0,tolerant/* maybe */.no)(lib.array(lib.string)),
        RepoDigests: (0,tolerant/* maybe */.no)(lib.array(lib.string)),
    })),
    Results: (0,tolerant/* maybe */.no)(lib.array(TrivyResult)),
});

;// CONCATENATED MODULE: ./lib/reports/plain-report.js










const keys = (names) => objectProjection(new Map(Object.entries(names)));
const plain_report_SCALAR = { kind: 'scalar' };
const RECOGNIZED = keys({
    SchemaVersion: plain_report_SCALAR,
    ArtifactType: plain_report_SCALAR,
    descriptor: keys({ name: plain_report_SCALAR }),
    source: keys({ type: plain_report_SCALAR }),
});
const NEEDED = [projectionOf(TrivyReport), projectionOf(GrypeReport)].reduce(union, RECOGNIZED);
const parsePlainReport = (bytes) => {
    const json = (0,external_node_buffer_.isUtf8)(bytes) ? readProjected(bytes, NEEDED) : undefined;
    const scanner = json === undefined ? Either.left(undefined) : recognize(json);
    if (Either.isLeft(scanner))
        return undefined;
    if (scanner.right === 'Trivy') {
        const trivy = (0,decode/* decode */.D4)(TrivyReport, json);
        return Either.isRight(trivy) ? trivyToReport(trivy.right) : undefined;
    }
    const grype = (0,decode/* decode */.D4)(GrypeReport, json);
    return Either.isRight(grype) ? grypeToReport(grype.right) : undefined;
};

;// CONCATENATED MODULE: ./lib/reports/parse-report.js















const MOST_MISMATCHES = 5;
const refuse = (message, place) => (0,lib_errors/* fail */.fJ)([(0,lib_errors/* problem */.CC)(message, place)]);
const cutOff = (bytes, place) => (0,lib_errors/* problem */.CC)(`the report ends in the middle, at byte ${bytes}; the scan or the upload was cut off: scan again`, place);
const syntaxProblem = (file, text, bytes) => {
    const errors = [];
    try {
        (0,main.parseTree)(text, errors, { disallowComments: true });
    }
    catch {
        return (0,lib_errors/* problem */.CC)('nested too deeply to be read', { file });
    }
    const [first] = errors;
    const { offset = 0, length = 0 } = first ?? {};
    const code = first === undefined ? '' : (0,main.printParseErrorCode)(first.error);
    const token = text.slice(offset, offset + length);
    const whole = /^(EndOfFileExpected|InvalidCommentToken)$/.test(code) ||
        (/Expected$/.test(code) && length > 0) ||
        (code === 'InvalidSymbol' && !['true', 'false', 'null', '-'].some((w) => w.startsWith(token)));
    if (whole || offset + length < text.trimEnd().length) {
        return (0,lib_errors/* problem */.CC)('no valid JSON here; write the report with --output FILE, and nothing else into that file', {
            file,
            ...(0,place/* positions */.Xq)(text)(offset),
        });
    }
    return cutOff(bytes, { file, ...(0,place/* positions */.Xq)(text)(offset) });
};
const parseJson = (file, text, bytes) => (0,lib_function.pipe)(Either.tryCatch(() => JSON.parse(text), () => [syntaxProblem(file, text, bytes)]));
const mismatchProblems = (file, scanner, mismatches) => {
    const shown = mismatches.slice(0, MOST_MISMATCHES).map(({ path, expected, found }) => (0,lib_errors/* problem */.CC)(`found ${(0,decode/* showFound */.q4)(found)}, expected ${expected}; no valid ${scanner} report: scan again`, {
        file,
        path: (0,decode/* showPath */.P8)(path),
    }));
    const more = mismatches.length - shown.length;
    return more > 0
        ? [...shown, (0,lib_errors/* problem */.CC)(`${more} more values are not as expected`, { file })]
        : shown;
};
const decodeAs = (file, scanner, json) => {
    const report = scanner === 'Trivy'
        ? (0,lib_function.pipe)((0,decode/* decode */.D4)(TrivyReport, json), Either.map(trivyToReport))
        : (0,lib_function.pipe)((0,decode/* decode */.D4)(GrypeReport, json), Either.map(grypeToReport));
    return (0,lib_function.pipe)(report, Either.fold((mismatches) => (0,lib_errors/* fail */.fJ)(mismatchProblems(file, scanner, mismatches)), (value) => Either.right(value)));
};
const understand = (file, json) => {
    if ((0,depth/* isTooDeep */.f)(json))
        return refuse(`nested more than ${depth/* DEEPEST */.F} levels deep; no scanner writes that`, { file });
    return (0,lib_function.pipe)(recognize(json), Either.fold((message) => refuse(message, { file }), (scanner) => decodeAs(file, scanner, json)));
};
const stringOf = (bytes) => Option.toUndefined(Option.tryCatch(() => bytes.toString('utf8').replace(/^\ufeff/, '')));
const endsInCharacter = (bytes) => [1, 2, 3].some((cut) => /^[\xc2-\xf4][\x80-\xbf]*$/.test(bytes.subarray(-cut).toString('latin1')) &&
    (0,external_node_buffer_.isUtf8)(bytes.subarray(0, -cut)));
const textOf = (file, bytes) => {
    if (bytes.length === 0)
        return refuse('the file is empty: the scan failed or wrote nothing; scan again', { file });
    const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (utf16)
        return refuse('found UTF-16, expected UTF-8; write the report with --output FILE instead of > in PowerShell', { file });
    if (!(0,external_node_buffer_.isUtf8)(bytes) && endsInCharacter(bytes))
        return (0,lib_errors/* fail */.fJ)([cutOff(bytes.length, { file })]);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return refuse('found bytes that are no UTF-8; scan again, and write the report with --output FILE', { file });
    const text = stringOf(bytes);
    if (text === undefined) {
        return refuse(`found ${bytes.length} bytes, more than can be read as one text; split the report`, {
            file,
        });
    }
    return text.trim() === ''
        ? refuse('the file holds only white space; scan again', { file })
        : Either.right(text);
};
const parseReport = (file, bytes) => {
    const quick = parsePlainReport(bytes);
    return quick === undefined ? parseWholeReport(file, bytes) : Either.right(quick);
};
const parseWholeReport = (file, bytes) => (0,lib_function.pipe)(textOf(file, bytes), Either.chain((text) => parseJson(file, text, bytes.length)), Either.chain((json) => understand(file, json)));

// EXTERNAL MODULE: ./lib/catalog/rows.js
var rows = __webpack_require__(1211);
;// CONCATENATED MODULE: ./lib/catalog/scan-report.js





const scanReport = (path, bytes) => (0,lib_function.pipe)(parseReport(path, bytes), Either.map(({ findings, ...report }) => {
    const merged = (0,finding/* mergeFindings */.D)(findings);
    return {
        scan: { ...report, path, hasFindings: merged.length > 0 },
        rows: (0,rows/* writeRows */.lS)((0,rows/* toRows */.h_)(merged)),
        others: Buffer.from(JSON.stringify(merged.filter((each) => !(0,rows/* isJustItsRow */.VQ)(each)))),
    };
}));

// EXTERNAL MODULE: ./lib/effects/attempt.js
var attempt = __webpack_require__(6260);
// EXTERNAL MODULE: ./lib/effects/bounded-file.js
var bounded_file = __webpack_require__(2251);
;// CONCATENATED MODULE: ./lib/effects/report-file.js








const LARGEST_REPORT = 512 * 1024 * 1024;
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const readReport = (file, name) => {
    const bytes = (0,bounded_file/* readBounded */.C)(file, name, LARGEST_REPORT);
    if (!isGzip(bytes))
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: LARGEST_REPORT });
    }
    catch (error) {
        const tooLarge = error instanceof RangeError;
        return (0,bounded_file/* refuse */.T)(name, tooLarge
            ? `unpacks to more than ${LARGEST_REPORT} bytes, the limit of a report`
            : 'the gzip data is damaged or cut off; scan or upload again');
    }
};
const readReportFile = (workspace, { name, location }, writer) => (0,lib_function.pipe)((0,attempt/* attemptSync */.zL)(() => readReport(external_node_path_default().resolve(workspace, location), name), (cause) => `${(0,printable/* show */.W)(name)} cannot be read: ${cause}`), Either.chain((bytes) => scanReport(name, bytes)), Either.chain(({ scan, rows, others }) => (0,lib_function.pipe)(writer.put(rows, others), Either.map((ref) => ({ ...scan, rows: ref })))));

// EXTERNAL MODULE: ./lib/effects/row-store.js
var row_store = __webpack_require__(5829);
;// CONCATENATED MODULE: ./lib/effects/report-threads.js



function* readReports(task) {
    const { workspace, folder, part, files, next } = task;
    let writer;
    try {
        for (;;) {
            const index = Atomics.add(next, 0, 1);
            const file = files[index];
            if (file === undefined)
                return;
            writer ??= (0,row_store/* openRowWriter */.O)(folder, part);
            yield { index, result: readReportFile(workspace, file, writer) };
        }
    }
    finally {
        writer?.close();
    }
}
const serveReports = () => {
    const task = external_node_worker_threads_.workerData;
    for (const answer of readReports(task))
        external_node_worker_threads_.parentPort?.postMessage(answer);
};


/***/ })

};
;