"use strict";
exports.id = 824;
exports.ids = [824];
exports.modules = {

/***/ 3824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readReportFile: () => (/* binding */ readReportFile),
  readReports: () => (/* binding */ readReports),
  runWorker: () => (/* binding */ runWorker)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/domain/task/attempt.js
var attempt = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/contract/security.js
var security = __webpack_require__(3145);
// EXTERNAL MODULE: ./lib/domain/values/plural.js
var plural = __webpack_require__(8712);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/domain/codec/decode.js
var decode = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/domain/codec/depth.js
var depth = __webpack_require__(2941);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/read/source-text/foreign-text.js
var foreign_text = __webpack_require__(6109);
// EXTERNAL MODULE: ./lib/read/source-text/json.js
var json = __webpack_require__(9407);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
;// CONCATENATED MODULE: ./lib/read/reports/grype/grype-report.js



const GrypeFix = (0,object/* object */.Ik)('GrypeFix', {
    versions: (0,object/* nullish */.cl)(lib.array(lib.string)),
    state: (0,object/* optional */.lq)(lib.unknown),
});
const GrypeVulnerability = (0,object/* object */.Ik)('GrypeVulnerability', {
    id: scalar/* NonEmptyText */.Ug,
    dataSource: (0,object/* nullish */.cl)(lib.string),
    severity: (0,object/* nullish */.cl)(lib.string),
    urls: (0,object/* nullish */.cl)(lib.UnknownArray),
    description: (0,object/* nullish */.cl)(lib.string),
    fix: (0,object/* nullish */.cl)(GrypeFix),
});
const GrypeMatch = (0,object/* object */.Ik)('GrypeMatch', {
    vulnerability: GrypeVulnerability,
    relatedVulnerabilities: (0,object/* nullish */.cl)(lib.array((0,object/* object */.Ik)('GrypeRelatedVulnerability', {
        id: (0,object/* nullish */.cl)(lib.string),
        description: (0,object/* nullish */.cl)(lib.string),
    }))),
    artifact: (0,object/* object */.Ik)('GrypeArtifact', {
        name: scalar/* NonEmptyText */.Ug,
        version: (0,object/* nullish */.cl)(lib.string),
        type: (0,object/* optional */.lq)(lib.unknown),
        locations: (0,object/* nullish */.cl)(lib.array((0,object/* object */.Ik)('GrypeLocation', { path: (0,object/* nullish */.cl)(lib.string) }))),
    }),
});
const GrypeIgnoreRule = (0,object/* object */.Ik)('GrypeIgnoreRule', {
    vulnerability: (0,object/* nullish */.cl)(lib.string),
    'fix-state': (0,object/* nullish */.cl)(lib.string),
    'vex-status': (0,object/* nullish */.cl)(lib.string),
    'vex-justification': (0,object/* nullish */.cl)(lib.string),
    'match-type': (0,object/* optional */.lq)(lib.unknown),
    package: (0,object/* optional */.lq)(lib.unknown),
});
const GrypeIgnoredMatch = (0,object/* object */.Ik)('GrypeIgnoredMatch', {
    vulnerability: (0,object/* nullish */.cl)((0,object/* object */.Ik)('GrypeIgnoredVulnerability', {
        id: (0,object/* nullish */.cl)(lib.string),
        severity: (0,object/* nullish */.cl)(lib.string),
        fix: (0,object/* nullish */.cl)(GrypeFix),
    })),
    relatedVulnerabilities: (0,object/* nullish */.cl)(lib.array((0,object/* object */.Ik)('GrypeIgnoredRelatedVulnerability', { id: (0,object/* nullish */.cl)(lib.string) }))),
    artifact: (0,object/* nullish */.cl)((0,object/* object */.Ik)('GrypeIgnoredArtifact', { name: (0,object/* nullish */.cl)(lib.string), version: (0,object/* nullish */.cl)(lib.string) })),
    appliedIgnoreRules: (0,object/* nullish */.cl)(lib.array(GrypeIgnoreRule)),
});
const GrypeAlert = (0,object/* object */.Ik)('GrypeAlert', { type: (0,object/* nullish */.cl)(lib.string) });
const GrypeReport = (0,object/* object */.Ik)('GrypeReport', {
    matches: lib.array(GrypeMatch),
    ignoredMatches: (0,object/* nullish */.cl)(lib.array(GrypeIgnoredMatch)),
    alertsByPackage: (0,object/* nullish */.cl)(lib.array((0,object/* object */.Ik)('GrypePackageAlerts', { alerts: (0,object/* nullish */.cl)(lib.array(GrypeAlert)) }))),
    source: (0,object/* object */.Ik)('GrypeSource', {
        target: (0,object/* object */.Ik)('GrypeTarget', {
            userInput: (0,object/* nullish */.cl)(lib.string),
            manifestDigest: (0,object/* nullish */.cl)(lib.string),
            tags: (0,object/* nullish */.cl)(lib.array(lib.string)),
            repoDigests: (0,object/* nullish */.cl)(lib.array(lib.string)),
            labels: (0,object/* optional */.lq)(lib.unknown),
            os: (0,object/* optional */.lq)(lib.unknown),
            architecture: (0,object/* optional */.lq)(lib.unknown),
            variant: (0,object/* optional */.lq)(lib.unknown),
        }),
    }),
    distro: (0,object/* optional */.lq)(lib.unknown),
    descriptor: (0,object/* object */.Ik)('GrypeDescriptor', {
        version: (0,object/* nullish */.cl)(lib.string),
        timestamp: (0,object/* nullish */.cl)(lib.string),
        db: (0,object/* optional */.lq)(lib.unknown),
        configuration: (0,object/* optional */.lq)(lib.unknown),
    }),
});

// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/domain/values/truncate.js
var truncate = __webpack_require__(5040);
// EXTERNAL MODULE: ./lib/read/manifest/undecoded.js
var undecoded = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/read/reports/labels.js


const KEYS = ['title', 'description', 'licenses', 'url', 'source', 'base.name'];
const MAX_LENGTH = 1000;
const textAt = (value, key) => {
    const text = (0,undecoded/* valueAt */.fK)(value, key);
    return typeof text === 'string' ? (0,truncate/* truncate */.x)(text.trim(), MAX_LENGTH) : null;
};
const labelsAt = (value, ...path) => {
    const labels = (0,undecoded/* valueAt */.fK)(value, ...path);
    return Object.fromEntries(KEYS.flatMap((key) => {
        const text = textAt(labels, `org.opencontainers.image.${key}`);
        return text === null ? [] : [[key, text]];
    }));
};

// EXTERNAL MODULE: ./lib/read/reports/wording.js
var wording = __webpack_require__(2781);
// EXTERNAL MODULE: ./lib/domain/version-order.js
var version_order = __webpack_require__(4492);
;// CONCATENATED MODULE: ./lib/read/reports/grype/alerts.js



const FIRST_WITH_ALERTS = '0.106.0';
const isEndOfLife = ({ alertsByPackage }) => (alertsByPackage !== null && alertsByPackage !== void 0 ? alertsByPackage : []).some(({ alerts }) => (alerts !== null && alerts !== void 0 ? alerts : []).some(({ type }) => type === 'distro-eol'));
const SILENT = 'does not say that the operating system is end of life, so a report without findings proves less than it seems to';
const isTurnedOff = ({ configuration }) => (0,object/* isRecord */.u4)(configuration) &&
    (0,object/* isRecord */.u4)(configuration['alerts']) &&
    configuration['alerts']['enable-eol-distro-warnings'] === false;
const findAlertWarnings = ({ descriptor }) => {
    const { version } = descriptor;
    if (version && /^\d+\.\d+\.\d+$/.test(version) && (0,version_order/* compareVersions */.Zy)(version, FIRST_WITH_ALERTS) < 0)
        return [
            `found a report of Grype ${(0,values_escape/* show */.WU)(version)}, expected 0.106 or newer: an older one ${SILENT}; update Grype`,
        ];
    return isTurnedOff(descriptor)
        ? [
            `found a report of Grype with enable-eol-distro-warnings: false, expected true: otherwise it ${SILENT}; take this setting out of the configuration of Grype`,
        ]
        : [];
};

// EXTERNAL MODULE: ./lib/domain/cve-id.js
var cve_id = __webpack_require__(2687);
// EXTERNAL MODULE: ./lib/domain/values/compare.js
var compare = __webpack_require__(8743);
;// CONCATENATED MODULE: ./lib/read/reports/aliases.js

const NONE = [];
const selectAliases = (id, names, prefixes) => {
    const aliases = (names !== null && names !== void 0 ? names : NONE).flatMap((name) => name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name.toWellFormed()] : []);
    return aliases.length === 0 ? NONE : (0,compare/* sortUnique */._l)(aliases).filter((name) => name !== id);
};

;// CONCATENATED MODULE: ./lib/read/reports/grype/vulnerability.js



const ALIAS_PREFIXES = ['CVE-', 'GHSA-'];
const SINGLE_PREFIXES = [...ALIAS_PREFIXES, 'GO-'];
const namesIn = (id, related) => {
    const ids = (related !== null && related !== void 0 ? related : []).flatMap((each) => { var _a; return (_a = each.id) !== null && _a !== void 0 ? _a : []; });
    const single = [{ id, aliases: selectAliases(id, ids, ALIAS_PREFIXES) }];
    if (SINGLE_PREFIXES.some((prefix) => id.startsWith(prefix)))
        return single;
    const cves = new Set(ids.filter(cve_id/* isCveId */.M));
    return cves.size > 1 ? [...cves].map((cve) => ({ id: cve, aliases: [] })) : single;
};
const joinFixes = (fix) => { var _a; return (0,wording/* textOrNull */.ef)(((_a = fix === null || fix === void 0 ? void 0 : fix.versions) !== null && _a !== void 0 ? _a : []).filter((each) => each !== '').join(', ')); };
const FIX_STATES = new Map([
    ['wont-fix', 'will-not-fix'],
    ['not-fixed', 'affected'],
]);
const fixStateOf = (fix) => FIX_STATES.get(fix === null || fix === void 0 ? void 0 : fix.state);
const severityOf = (word) => (word === null || word === void 0 ? void 0 : word.toUpperCase()) === 'NEGLIGIBLE' ? 'LOW' : (0,wording/* parseSeverity */.lv)(word);

;// CONCATENATED MODULE: ./lib/read/reports/grype/ignored-matches.js




const IGNORED = { status: 'ignored', justification: null, statement: null };
const findReasons = (rule) => {
    const status = rule['vex-status'];
    const justification = rule['vex-justification'];
    if (status === 'not_affected' || status === 'fixed')
        return [
            {
                status,
                justification: security/* Justification */.hQ.is(justification) ? justification : null,
                statement: null,
            },
        ];
    return rule.vulnerability ? [IGNORED] : [];
};
const KERNEL_SOURCES = ['kernel', 'linux', 'linux.*'];
const isOwnRule = ({ 'match-type': type, package: pkg }) => type === 'exact-indirect-match' && (0,object/* isRecord */.u4)(pkg) && KERNEL_SOURCES.includes(pkg['upstream-name']);
const isHiddenUnseen = ({ appliedIgnoreRules }) => {
    const rules = appliedIgnoreRules !== null && appliedIgnoreRules !== void 0 ? appliedIgnoreRules : [];
    return !rules.some((rule) => rule.vulnerability || rule['vex-status']) && !rules.every(isOwnRule);
};
const hidesUnseen = ({ ignoredMatches }) => (ignoredMatches !== null && ignoredMatches !== void 0 ? ignoredMatches : []).some(isHiddenUnseen);
const toSuppressions = (match) => {
    const { vulnerability, artifact, relatedVulnerabilities, appliedIgnoreRules } = match;
    const id = (0,wording/* textOrNull */.ef)(vulnerability === null || vulnerability === void 0 ? void 0 : vulnerability.id);
    const pkg = (0,wording/* textOrNull */.ef)(artifact === null || artifact === void 0 ? void 0 : artifact.name);
    if (id === null || pkg === null)
        return [];
    const found = {
        severity: severityOf(vulnerability === null || vulnerability === void 0 ? void 0 : vulnerability.severity),
        pkg,
        installed: (0,wording/* textOrNull */.ef)(artifact === null || artifact === void 0 ? void 0 : artifact.version),
        fixed: joinFixes(vulnerability === null || vulnerability === void 0 ? void 0 : vulnerability.fix),
    };
    const reasons = isHiddenUnseen(match)
        ? [IGNORED]
        : (appliedIgnoreRules !== null && appliedIgnoreRules !== void 0 ? appliedIgnoreRules : []).flatMap(findReasons);
    return namesIn(id, relatedVulnerabilities).flatMap(({ id, aliases }) => reasons.map((reason) => (Object.assign(Object.assign(Object.assign({ id }, found), { aliases: [...aliases] }), reason))));
};
const findSuppressions = ({ ignoredMatches }) => (ignoredMatches !== null && ignoredMatches !== void 0 ? ignoredMatches : []).flatMap(toSuppressions);

;// CONCATENATED MODULE: ./lib/read/reports/grype/to-report.js







const descriptionOf = ({ vulnerability, relatedVulnerabilities }, id) => {
    var _a;
    var _b, _c;
    const own = vulnerability.description;
    const related = relatedVulnerabilities !== null && relatedVulnerabilities !== void 0 ? relatedVulnerabilities : [];
    if (id === vulnerability.id.toWellFormed())
        return (_b = (0,wording/* truncateDescription */.Hy)(own)) !== null && _b !== void 0 ? _b : (0,wording/* truncateDescription */.Hy)((_a = related[0]) === null || _a === void 0 ? void 0 : _a.description);
    const named = related.find((each) => each.id === id && each.description);
    return (_c = (0,wording/* truncateDescription */.Hy)(named === null || named === void 0 ? void 0 : named.description)) !== null && _c !== void 0 ? _c : (0,wording/* truncateDescription */.Hy)(own);
};
const findTargets = (match, userInput) => {
    var _a;
    const locations = (_a = match.artifact.locations) !== null && _a !== void 0 ? _a : [];
    const paths = locations.length > 0 ? locations.map(({ path }) => (0,wording/* textOrNull */.ef)(path)) : [userInput];
    return [...new Set(paths.filter((path) => path !== null))];
};
const SYSTEM_TYPES = new Set([
    ...['alpm', 'apk', 'deb', 'linux-kernel', 'linux-kernel-module', 'msrc-kb', 'nix', 'portage'],
    ...['rpm', 'UnknownPackage', ''],
]);
const kindOf = ({ artifact: { type } }) => typeof type === 'string' && !SYSTEM_TYPES.has(type) ? 'language' : undefined;
const toFindings = (userInput) => (match) => {
    const url = (0,wording/* addressOrNull */.xJ)(match.vulnerability.dataSource);
    const names = namesIn(match.vulnerability.id.toWellFormed(), match.relatedVulnerabilities);
    return names.map(({ id, aliases }) => ({
        id,
        pkg: match.artifact.name.toWellFormed(),
        installed: (0,wording/* textOrNull */.ef)(match.artifact.version),
        severity: severityOf(match.vulnerability.severity),
        fixed: joinFixes(match.vulnerability.fix),
        fixState: fixStateOf(match.vulnerability.fix),
        title: null,
        url,
        fallbackTitle: descriptionOf(match, id),
        fallbackUrl: url === null ? (0,wording/* firstAddress */.Vv)(match.vulnerability.urls) : null,
        targets: findTargets(match, userInput),
        aliases,
        kind: kindOf(match),
    }));
};
const identityOf = ({ source: { target } }) => {
    var _a, _b, _c;
    const name = (_a = target.userInput) !== null && _a !== void 0 ? _a : '';
    const pins = [name, ...((_b = target.repoDigests) !== null && _b !== void 0 ? _b : [])].filter(wording/* hasDigest */.tH);
    return {
        name: (0,wording/* textOrNull */.ef)(name),
        references: [name, ...((_c = target.tags) !== null && _c !== void 0 ? _c : [])].filter((text) => text !== ''),
        digests: [...new Set(pins.flatMap(wording/* findDigest */.u$))],
        pins,
        localDigests: target.manifestDigest ? [target.manifestDigest] : [],
    };
};
const databaseOf = ({ descriptor: { db } }) => {
    var _a;
    if (!(0,object/* isRecord */.u4)(db))
        return null;
    const { built, status } = db;
    return (_a = (0,wording/* readDate */.h2)(built)) !== null && _a !== void 0 ? _a : ((0,object/* isRecord */.u4)(status) ? (0,wording/* readDate */.h2)(status['built']) : null);
};
const hasExclusions = ({ descriptor: { configuration } }) => (0,object/* isRecord */.u4)(configuration) &&
    Array.isArray(configuration['exclude']) &&
    configuration['exclude'].length > 0;
const findGaps = (report) => [
    ...(isEndOfLife(report) ? ['end-of-life'] : []),
    ...((0,wording/* isWindows */.uF)(report.source.target) ? ['windows'] : []),
    ...(hidesUnseen(report) ? ['ignored'] : []),
    ...(hasExclusions(report) ? ['excluded'] : []),
];
const grypeToReport = (report) => { var _a; return ({
    scanner: 'Grype',
    scannerVersion: (0,wording/* textOrNull */.ef)(report.descriptor.version),
    scannedAt: (0,instant/* toUtcSeconds */.dR)((_a = report.descriptor.timestamp) !== null && _a !== void 0 ? _a : ''),
    identity: identityOf(report),
    platform: (0,wording/* readPlatform */.Kd)(report.source.target),
    chain: [],
    database: databaseOf(report),
    needsVersionFile: false,
    gaps: findGaps(report),
    soughtInstead: null,
    labels: labelsAt(report.source.target.labels),
    system: textAt(report.distro, 'name'),
    findings: report.matches.flatMap(toFindings((0,wording/* textOrNull */.ef)(report.source.target.userInput))),
    suppressions: findSuppressions(report),
    packages: { extent: 'never', items: [], unchecked: [], warnings: [] },
    warnings: findAlertWarnings(report),
}); };

;// CONCATENATED MODULE: ./lib/read/reports/json-text.js

const PART_BYTES = 16 * 1024;
const MAX_ESCAPED_BYTES = PART_BYTES / 64;
const toEscapes = (text) => Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
const decodePart = (bytes) => {
    const narrow = bytes.toString('latin1');
    if ((0,external_node_buffer_.isAscii)(bytes))
        return narrow;
    const text = bytes.toString('utf8');
    return bytes.length - text.length > MAX_ESCAPED_BYTES
        ? text
        :
            narrow.replace(/[\x80-\xff]+/g, (run) => toEscapes(Buffer.from(run, 'latin1').toString('utf8')));
};
const nextCharacter = (bytes, at) => {
    var _a;
    let next = at;
    while ((((_a = bytes[next]) !== null && _a !== void 0 ? _a : 0) & 0xc0) === 0x80)
        next += 1;
    return next;
};
const toJsonText = (bytes) => {
    if ((0,external_node_buffer_.isAscii)(bytes))
        return bytes.toString('latin1');
    let text = '';
    for (let start = 0; start < bytes.length;) {
        const end = nextCharacter(bytes, Math.min(start + PART_BYTES, bytes.length));
        text += decodePart(bytes.subarray(start, end));
        start = end;
    }
    return text;
};

;// CONCATENATED MODULE: ./lib/read/reports/recognize.js



const EXPECTED = 'expected a Trivy (schema version 2) or Grype report of a container image in JSON';
const unrecognized = (found, advice) => Either.left(`found ${found}, ${EXPECTED}; ${advice}`);
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
        return unrecognized(known !== null && known !== void 0 ? known : `a Trivy report of another kind (${(0,values_escape/* show */.WU)(type)})`, SCAN_IMAGE);
    }
    const complete = typeof json['ArtifactName'] === 'string' &&
        ((0,object/* isRecord */.u4)(json['Metadata']) || Array.isArray(json['Results']));
    if (type === undefined && complete)
        return Either.right('Trivy');
    return unrecognized('a Trivy report that does not say what was scanned', SCAN_IMAGE);
};
const recognizeGrype = (json) => {
    const { descriptor, source } = json;
    if (!(0,object/* isRecord */.u4)(descriptor) || !(0,object/* isRecord */.u4)(source))
        return unrecognized('matches without the descriptor and source of a Grype report', 'run grype --output json');
    const name = descriptor['name'];
    if (name !== 'grype' && name !== '')
        return unrecognized(`a report of another tool (${(0,values_escape/* show */.WU)(name)})`, 'run grype IMAGE --output json');
    const type = source['type'];
    if (type === 'image')
        return Either.right('Grype');
    const what = type === 'directory' ? 'a directory' : type === 'file' ? 'a file' : (0,values_escape/* show */.WU)(type);
    return unrecognized(`a Grype report of ${what}, not of an image`, 'scan the image itself: grype IMAGE --output json');
};
const has = (json, ...keys) => keys.every((key) => Object.hasOwn(json, key));
const OTHER_DOCUMENTS = [
    [
        (json) => String(json['@context']).startsWith('https://openvex.dev/ns'),
        'an OpenVEX document',
        'name it in the input vex',
    ],
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
        'a list of Kubernetes objects, as the Trivy operator stores them',
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
    var _a;
    const known = OTHER_DOCUMENTS.find(([test]) => test(json));
    if (known !== undefined)
        return unrecognized(known[1], (_a = known[2]) !== null && _a !== void 0 ? _a : SCAN_IMAGE);
    const keys = Object.keys(json).slice(0, 5).map(values_escape/* show */.WU).join(', ');
    return unrecognized(keys ? `an object with the keys ${keys}` : 'an empty object', SCAN_IMAGE);
};
const recognize = (json) => {
    if (json === null)
        return unrecognized('null, which old versions of Trivy write if they scan nothing', SCAN_IMAGE);
    if (Array.isArray(json))
        return unrecognized('a list, which Trivy before 0.20 writes (schema version 1)', 'use a current version of Trivy');
    if (!(0,object/* isRecord */.u4)(json))
        return unrecognized((0,values_escape/* show */.WU)(json), SCAN_IMAGE);
    const schema = json['SchemaVersion'];
    if (schema === 2)
        return recognizeTrivy(json);
    if (typeof schema === 'number')
        return unrecognized(`a Trivy report of schema version ${schema}`, 'use a version of Trivy that writes schema version 2');
    return Array.isArray(json['matches']) ? recognizeGrype(json) : recognizeOther(json);
};

// EXTERNAL MODULE: ./lib/contract/gaps.js
var gaps = __webpack_require__(6766);
// EXTERNAL MODULE: ./lib/domain/purl.js
var domain_purl = __webpack_require__(4512);
;// CONCATENATED MODULE: ./lib/read/reports/trivy/entries.js


const TYPE_OF_RESULT = new Map(Object.entries({
    apk: 'alpine chainguard minimos wolfi',
    deb: 'debian echo ubuntu',
    rpm: 'alma amazon azurelinux cbl-mariner centos centos-stream coreos fedora opensuse opensuse-leap opensuse-tumbleweed oracle photon redhat rocky slem sles',
    golang: 'gobinary gomod',
    maven: 'jar pom gradle sbt',
    npm: 'node-pkg yarn pnpm bun',
    pypi: 'python-pkg pip pipenv poetry uv pylock',
    gem: 'bundler gemspec',
    nuget: 'dotnet-core packages-props',
    composer: 'composer-vendor',
    cargo: 'rustbinary',
    conda: 'conda-pkg conda-environment',
}).flatMap(([type, words]) => words.split(' ').map((word) => [word, type])));
const typeOf = ({ Identifier }, typeOfResult) => {
    var _a;
    const purl = (0,object/* isRecord */.u4)(Identifier) ? Identifier['PURL'] : undefined;
    const parsed = typeof purl === 'string' ? (0,domain_purl/* parsePurl */.$)(purl) : undefined;
    return (_a = parsed === null || parsed === void 0 ? void 0 : parsed.type) !== null && _a !== void 0 ? _a : TYPE_OF_RESULT.get(typeOfResult);
};
const isKey = (entry, { Type }) => (0,object/* isRecord */.u4)(entry) && entry['Name'] === 'gpg-pubkey' && typeOf(entry, Type) === 'rpm';
const entriesOf = (result) => Array.isArray(result.Packages)
    ? result.Packages.filter((entry) => (0,object/* isRecord */.u4)(entry) && !isKey(entry, result))
    : [];
const namesFound = ({ Vulnerabilities, ExperimentalModifiedFindings, }) => [
    ...(Vulnerabilities !== null && Vulnerabilities !== void 0 ? Vulnerabilities : []).map(({ PkgName }) => PkgName),
    ...(ExperimentalModifiedFindings !== null && ExperimentalModifiedFindings !== void 0 ? ExperimentalModifiedFindings : []).flatMap(({ Type, Finding }) => { var _a; return Type === 'vulnerability' ? [(_a = Finding === null || Finding === void 0 ? void 0 : Finding.PkgName) !== null && _a !== void 0 ? _a : undefined] : []; }),
];

;// CONCATENATED MODULE: ./lib/read/reports/trivy/versions.js
const isSince = ({ Trivy }, minor) => {
    var _a, _b;
    const [, major, own] = (_b = /^v?(\d+)\.(\d+)/.exec((_a = Trivy === null || Trivy === void 0 ? void 0 : Trivy.Version) !== null && _a !== void 0 ? _a : '')) !== null && _b !== void 0 ? _b : [];
    return Number(major) > 0 || Number(own) >= minor;
};
const listsPackages = (report) => isSince(report, 67);

;// CONCATENATED MODULE: ./lib/read/reports/trivy/gaps.js





const isOfSystem = ({ Class }) => Class === 'os-pkgs';
const isListed = (result) => entriesOf(result).length > 0;
const hasFindings = (result) => namesFound(result).length > 0;
const isUnreleased = ({ Metadata }) => {
    var _a;
    const { Family, Name } = (_a = Metadata === null || Metadata === void 0 ? void 0 : Metadata.OS) !== null && _a !== void 0 ? _a : {};
    return Family === 'debian' && !(typeof Name === 'string' && /^\d+(\.\d+)*$/.test(Name));
};
const WITHOUT_ADVISORIES = new Map([
    ['redhat', 10],
    ['oracle', 10],
    ['coreos', 0],
]);
const lacksAdvisories = ({ Metadata }, results) => {
    var _a, _b;
    const { Family, Name } = (_a = Metadata === null || Metadata === void 0 ? void 0 : Metadata.OS) !== null && _a !== void 0 ? _a : {};
    const first = (_b = WITHOUT_ADVISORIES.get(Family)) !== null && _b !== void 0 ? _b : Number.POSITIVE_INFINITY;
    const release = typeof Name === 'string' ? Number.parseInt(Name, 10) || 0 : 0;
    return release >= first && !results.some((each) => isOfSystem(each) && hasFindings(each));
};
const lacksList = (report, results) => results.some((each) => isOfSystem(each) && !isListed(each) && !hasFindings(each)) &&
    (results.some(isListed) ||
        (listsPackages(report) &&
            results.every((each) => each.Class !== 'lang-pkgs' || isListed(each))));
const WITHOUT_SYSTEM_PACKAGES = 'activestate';
const gaps_findGaps = (report, results, noneChecked) => {
    var _a, _b;
    const { OS: system, ImageConfig: config } = (_a = report.Metadata) !== null && _a !== void 0 ? _a : {};
    const family = (_b = system === null || system === void 0 ? void 0 : system.Family) !== null && _b !== void 0 ? _b : '';
    const classes = results.map(({ Class }) => Class);
    const seesOs = classes.includes('os-pkgs');
    const hasSystem = family !== '' && family !== 'none';
    const windows = (0,object/* isRecord */.u4)(config) && (0,wording/* isWindows */.uF)(config);
    const has = {
        'end-of-life': (system === null || system === void 0 ? void 0 : system.EOSL) === true,
        windows,
        unreleased: isUnreleased(report),
        'no-advisories': lacksAdvisories(report, results),
        'os-not-scanned': hasSystem && !seesOs && family !== WITHOUT_SYSTEM_PACKAGES,
        'no-package-list': lacksList(report, results),
        'nothing-checked': noneChecked,
        'nothing-scanned': !seesOs && !classes.includes('lang-pkgs'),
        unrecognized: !windows && !hasSystem && !seesOs,
        ignored: false,
        excluded: false,
    };
    return gaps/* coverageGaps */.G.filter((gap) => has[gap]);
};

// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/domain/chain-id.js

const MAX_LAYERS = 127;
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
const PREFIX = 'sha256:';
const KEPT_DIGITS = 16;
const chainIds = (diffIds) => {
    let chain;
    return diffIds.map((id) => {
        chain = chain === undefined ? id : `${PREFIX}${sha256(`${chain} ${id}`)}`;
        return chain.slice(PREFIX.length, PREFIX.length + KEPT_DIGITS);
    });
};

;// CONCATENATED MODULE: ./lib/read/reports/trivy/layers.js



const readLayers = ({ Metadata }) => {
    const stated = Metadata === null || Metadata === void 0 ? void 0 : Metadata.DiffIDs;
    const diffIds = Array.isArray(stated) && stated.every(scalars/* Digest */.np.is) ? stated : [];
    const indices = new Map(diffIds.map((id, index) => [id, index]));
    return {
        chain: diffIds.length > MAX_LAYERS ? [] : chainIds(diffIds),
        indexOf: ({ Layer }) => ((0,object/* isRecord */.u4)(Layer) ? indices.get(Layer['DiffID']) : undefined),
    };
};

// EXTERNAL MODULE: ./lib/contract/record/package-list.js
var package_list = __webpack_require__(8678);
// EXTERNAL MODULE: ./lib/domain/package-name.js
var package_name = __webpack_require__(125);
;// CONCATENATED MODULE: ./lib/read/reports/trivy/unchecked.js




const namedIn = (results) => new Set(results.flatMap(namesFound).map((name) => name === null || name === void 0 ? void 0 : name.toWellFormed()));
const thirdPartyName = (entry) => (0,object/* isRecord */.u4)(entry) &&
    (0,object/* isRecord */.u4)(entry['Repository']) &&
    entry['Repository']['Class'] === 'third-party' &&
    typeof entry['Name'] === 'string'
    ? entry['Name'].toWellFormed()
    : '';
const isOfSeal = (entry) => (0,object/* isRecord */.u4)(entry) &&
    [entry['Name'], entry['SrcName']].some((name) => typeof name === 'string' && /^seal-/i.test(name));
const isCheckedIn = (report) => {
    var _a;
    var _b;
    const { Family, Supplier } = (_b = (_a = report.Metadata) === null || _a === void 0 ? void 0 : _a.OS) !== null && _b !== void 0 ? _b : {};
    const isAware = isSince(report, 73);
    if (Supplier === 'rapidfort' || (isAware && Family === 'echo'))
        return () => true;
    return isAware ? isOfSeal : () => false;
};
const findUnchecked = (report, results) => {
    const named = namedIn(results);
    const isChecked = isCheckedIn(report);
    const listed = results.flatMap((result) => entriesOf(result).map((entry) => result.Class === 'os-pkgs' && !isChecked(entry) ? thirdPartyName(entry) : ''));
    const names = listed.filter((name) => name !== '' && !named.has(name));
    return {
        names: (0,compare/* sortUnique */._l)(names),
        areAll: names.length > 0 && names.length === listed.length,
    };
};
const isUnchecked = (entry, { Class }, unchecked) => Class === 'os-pkgs' && unchecked.has(thirdPartyName(entry));

;// CONCATENATED MODULE: ./lib/read/reports/trivy/packages.js











const MAX_TEXT_BYTES = 512;
const TrivyPackage = (0,object/* object */.Ik)('TrivyPackage', {
    Name: (0,object/* optional */.lq)(lib.string),
    Identifier: (0,object/* optional */.lq)((0,object/* object */.Ik)('TrivyIdentifier', { PURL: (0,object/* optional */.lq)(lib.string) })),
    Version: (0,object/* optional */.lq)(lib.string),
    Release: (0,object/* optional */.lq)(lib.string),
    Epoch: (0,object/* optional */.lq)(lib.number),
    SrcName: (0,object/* optional */.lq)(lib.string),
});
const identify = ({ Identifier, Name }, typeOfResult) => {
    var _a;
    const purl = (Identifier === null || Identifier === void 0 ? void 0 : Identifier.PURL) === undefined ? undefined : (0,domain_purl/* parsePurl */.$)(Identifier.PURL);
    if (purl !== undefined)
        return (0,package_name/* packageOf */.wg)(purl);
    return Name ? (0,package_name/* packageNamed */.Oc)((_a = TYPE_OF_RESULT.get(typeOfResult)) !== null && _a !== void 0 ? _a : typeOfResult, Name) : undefined;
};
const versionOf = ({ Epoch, Version, Release }) => Version ? `${Epoch ? `${Epoch}:` : ''}${Version}${Release ? `-${Release}` : ''}` : null;
const isTooLong = (text) => typeof text === 'string' &&
    text.length * 3 > MAX_TEXT_BYTES &&
    Buffer.byteLength(text) > MAX_TEXT_BYTES;
const toPackage = (entry, typeOfResult) => {
    var _a, _b;
    var _c;
    const own = identify(entry, typeOfResult);
    if (own === undefined)
        return undefined;
    const name = own.name.toWellFormed();
    const source = (_a = entry.SrcName) === null || _a === void 0 ? void 0 : _a.toWellFormed();
    return Object.assign(Object.assign({ type: own.type, name }, (source && source !== name ? { source } : {})), { version: (_c = (_b = versionOf(entry)) === null || _b === void 0 ? void 0 : _b.toWellFormed()) !== null && _c !== void 0 ? _c : null });
};
const NO_NAME = { path: [], found: 'no name', expected: 'a package URL or a name' };
const findMismatch = (entry) => {
    const decoded = (0,decode/* decode */.D4)(TrivyPackage, entry);
    const [first] = Either.isLeft(decoded) ? decoded.left : [];
    const { path = [], expected = 'a package', found } = first !== null && first !== void 0 ? first : {};
    return { path, found: (0,decode/* formatFound */.Ay)(found), expected };
};
const readEntry = (entry, typeOfResult) => {
    if (!TrivyPackage.is(entry))
        return Either.left(findMismatch(entry));
    const item = toPackage(entry, typeOfResult);
    if (item === undefined)
        return Either.left(NO_NAME);
    const long = [item.name, item.source, item.version].find(isTooLong);
    if (long == null)
        return Either.right(item);
    const found = `a text of ${Buffer.byteLength(long)} bytes, ${(0,values_escape/* show */.WU)(long.slice(0, 80))}`;
    return Either.left({ path: [], found, expected: `at most ${MAX_TEXT_BYTES}` });
};
const readResult = (result, path, unchecked) => {
    const { Packages, Type } = result;
    if (Packages === undefined)
        return { items: [], flaws: [] };
    if (!Array.isArray(Packages))
        return { items: [], flaws: [{ path, found: (0,decode/* formatFound */.Ay)(Packages), expected: 'a list' }] };
    const items = [];
    const flaws = [];
    for (const [i, entry] of Packages.entries()) {
        if (isKey(entry, result))
            continue;
        const read = readEntry(entry, Type !== null && Type !== void 0 ? Type : '');
        if (Either.isRight(read))
            items.push(isUnchecked(entry, result, unchecked) ? Object.assign(Object.assign({}, read.right), { unchecked: true }) : read.right);
        else
            flaws.push(Object.assign(Object.assign({}, read.left), { path: [...path, i, ...read.left.path] }));
    }
    return { items, flaws };
};
const flawWarnings = ([first, ...others]) => first === undefined
    ? []
    : [
        `${(0,decode/* formatPath */.jV)(first.path)}: found ${first.found}${others.length > 0 ? ` (and ${(0,plural/* pluralize */.td)(others.length, 'other entry', 'other entries')} that cannot be used)` : ''}, expected ${first.expected}; it is left out, and the packages of the image are not known; its rows count`,
    ];
const SYSTEM_MISSING = ['os-not-scanned', 'no-package-list'];
const PACKAGE_CLASSES = ['os-pkgs', 'lang-pkgs'];
const TOO_MANY = `expected at most ${package_list/* MAX_PACKAGES */.vk}; they are left out, and the packages of the image are not known; its rows count`;
const listPackages = (results, gaps, unchecked) => {
    const read = results.map((result, i) => readResult(result, ['Results', i, 'Packages'], unchecked));
    const flaws = read.flatMap((each) => each.flaws);
    const items = (0,package_list/* uniquePackages */.tx)(read.flatMap((each) => each.items));
    if (items.length > package_list/* MAX_PACKAGES */.vk)
        return {
            extent: 'excess',
            items: [],
            warnings: [`found ${items.length} packages, ${TOO_MANY}`],
        };
    const isSilent = ({ Class, Packages, Vulnerabilities }) => Packages === undefined && (Vulnerabilities !== null && Vulnerabilities !== void 0 ? Vulnerabilities : []).length > 0 && PACKAGE_CLASSES.includes(Class);
    const isPartial = SYSTEM_MISSING.some((gap) => gaps.includes(gap)) || flaws.length > 0 || results.some(isSilent);
    const listed = isPartial ? 'some' : 'all';
    return { extent: items.length === 0 ? 'none' : listed, items, warnings: flawWarnings(flaws) };
};

;// CONCATENATED MODULE: ./lib/read/reports/trivy/suppressions.js




const suppressions_ALIAS_PREFIXES = ['GHSA-'];
const toReason = ({ Status, Statement }) => {
    if (Status !== 'not_affected' && Status !== 'fixed')
        return { status: 'ignored', justification: null, statement: null };
    return security/* Justification */.hQ.is(Statement)
        ? { status: Status, justification: Statement, statement: null }
        : {
            status: Status,
            justification: null,
            statement: (0,truncate/* truncate */.x)(Statement, security/* MAX_STATEMENT_LENGTH */.Ud),
        };
};
const suppressions_toSuppressions = (modified) => {
    const { Type, Finding } = modified;
    const id = (0,wording/* textOrNull */.ef)(Finding === null || Finding === void 0 ? void 0 : Finding.VulnerabilityID);
    const pkg = (0,wording/* textOrNull */.ef)(Finding === null || Finding === void 0 ? void 0 : Finding.PkgName);
    if (Type !== 'vulnerability' || id === null || pkg === null)
        return [];
    return [
        Object.assign({ id, severity: (0,wording/* parseSeverity */.lv)(Finding === null || Finding === void 0 ? void 0 : Finding.Severity), pkg, installed: (0,wording/* textOrNull */.ef)(Finding === null || Finding === void 0 ? void 0 : Finding.InstalledVersion), fixed: (0,wording/* textOrNull */.ef)(Finding === null || Finding === void 0 ? void 0 : Finding.FixedVersion), aliases: [...selectAliases(id, Finding === null || Finding === void 0 ? void 0 : Finding.VendorIDs, suppressions_ALIAS_PREFIXES)] }, toReason(modified)),
    ];
};
const suppressions_findSuppressions = ({ Results }) => (Results !== null && Results !== void 0 ? Results : []).flatMap(({ ExperimentalModifiedFindings }) => (ExperimentalModifiedFindings !== null && ExperimentalModifiedFindings !== void 0 ? ExperimentalModifiedFindings : []).flatMap(suppressions_toSuppressions));

;// CONCATENATED MODULE: ./lib/read/reports/trivy/to-report.js











const to_report_FIX_STATES = new Map([
    ['will_not_fix', 'will-not-fix'],
    ['end_of_life', 'end-of-life'],
    ['fix_deferred', 'deferred'],
    ['under_investigation', 'investigating'],
    ['affected', 'affected'],
]);
const toFinding = (vulnerability, { target, kind, layer }) => {
    const title = (0,wording/* textOrNull */.ef)(vulnerability.Title);
    const url = (0,wording/* addressOrNull */.xJ)(vulnerability.PrimaryURL);
    const id = vulnerability.VulnerabilityID.toWellFormed();
    return {
        id,
        pkg: vulnerability.PkgName.toWellFormed(),
        installed: (0,wording/* textOrNull */.ef)(vulnerability.InstalledVersion),
        severity: (0,wording/* parseSeverity */.lv)(vulnerability.Severity),
        fixed: (0,wording/* textOrNull */.ef)(vulnerability.FixedVersion),
        fixState: to_report_FIX_STATES.get(vulnerability.Status),
        title,
        url,
        fallbackTitle: title === null ? (0,wording/* truncateDescription */.Hy)(vulnerability.Description) : null,
        fallbackUrl: url === null ? (0,wording/* firstAddress */.Vv)(vulnerability.References) : null,
        targets: target === null ? [] : [target],
        aliases: selectAliases(id, vulnerability.VendorIDs, suppressions_ALIAS_PREFIXES),
        kind,
        layer,
    };
};
const findingsOf = ({ indexOf }) => (result) => {
    var _a;
    const target = (0,wording/* textOrNull */.ef)(result.Target);
    const kind = result.Class === 'lang-pkgs' ? 'language' : undefined;
    return ((_a = result.Vulnerabilities) !== null && _a !== void 0 ? _a : []).map((each) => toFinding(each, { target, kind, layer: indexOf(each) }));
};
const to_report_identityOf = (report) => {
    var _a, _b;
    var _c, _d, _e;
    const name = (_c = report.ArtifactName) !== null && _c !== void 0 ? _c : '';
    const pins = [name, ...((_d = (_a = report.Metadata) === null || _a === void 0 ? void 0 : _a.RepoDigests) !== null && _d !== void 0 ? _d : [])].filter(wording/* hasDigest */.tH);
    return {
        name: (0,wording/* textOrNull */.ef)(name),
        references: [name, ...((_e = (_b = report.Metadata) === null || _b === void 0 ? void 0 : _b.RepoTags) !== null && _e !== void 0 ? _e : [])].filter((text) => text !== ''),
        digests: [...new Set(pins.flatMap(wording/* findDigest */.u$))],
        pins,
        localDigests: [],
    };
};
const CONFIGURATION_TYPES = /^(ansible|azure-arm|cloudformation|dockerfile|helm|json|kubernetes|terraform.*|toml|yaml)$/;
const inferClass = (result, family) => {
    const { Class, Type, Vulnerabilities } = result;
    if (Class)
        return Class;
    if (!Type)
        return (Vulnerabilities !== null && Vulnerabilities !== void 0 ? Vulnerabilities : []).length > 0 ? 'lang-pkgs' : undefined;
    if (Type === family)
        return 'os-pkgs';
    return CONFIGURATION_TYPES.test(Type) ? undefined : 'lang-pkgs';
};
const systemOf = ({ Metadata }) => {
    var _a;
    const family = (0,wording/* textOrNull */.ef)((_a = Metadata === null || Metadata === void 0 ? void 0 : Metadata.OS) === null || _a === void 0 ? void 0 : _a.Family);
    return family === 'none' ? null : family;
};
const platformOf = ({ Metadata }) => {
    const config = Metadata === null || Metadata === void 0 ? void 0 : Metadata.ImageConfig;
    return (0,object/* isRecord */.u4)(config) ? (0,wording/* readPlatform */.Kd)(config) : null;
};
const serverDatabase = ({ Trivy }) => {
    const server = Trivy === null || Trivy === void 0 ? void 0 : Trivy.Server;
    if (!(0,object/* isRecord */.u4)(server))
        return undefined;
    const database = server['VulnerabilityDB'];
    return (0,object/* isRecord */.u4)(database) ? (0,wording/* readDate */.h2)(database['UpdatedAt']) : null;
};
const findOtherSubject = (results) => {
    const classes = results.map(({ Class }) => Class);
    if (classes.includes('license') || classes.includes('license-file'))
        return 'licenses';
    return classes.includes('config') ? 'misconfigurations' : null;
};
const trivyToReport = (report) => {
    var _a, _b, _c, _d;
    var _e, _f, _g;
    const family = (_e = (_b = (_a = report.Metadata) === null || _a === void 0 ? void 0 : _a.OS) === null || _b === void 0 ? void 0 : _b.Family) !== null && _e !== void 0 ? _e : '';
    const results = ((_f = report.Results) !== null && _f !== void 0 ? _f : []).map((result) => (Object.assign(Object.assign({}, result), { Class: inferClass(result, family) })));
    const layers = readLayers(report);
    const findings = results.flatMap(findingsOf(layers));
    const suppressions = suppressions_findSuppressions(report);
    const soughtInstead = findings.length + suppressions.length === 0 ? findOtherSubject(results) : null;
    const { names: unchecked, areAll } = findUnchecked(report, soughtInstead ? [] : results);
    const database = soughtInstead ? null : serverDatabase(report);
    const gaps = gaps_findGaps(report, results, areAll);
    return {
        scanner: 'Trivy',
        scannerVersion: (0,wording/* textOrNull */.ef)((_c = report.Trivy) === null || _c === void 0 ? void 0 : _c.Version),
        scannedAt: (0,instant/* toUtcSeconds */.dR)((_g = report.CreatedAt) !== null && _g !== void 0 ? _g : ''),
        identity: to_report_identityOf(report),
        platform: platformOf(report),
        chain: layers.chain,
        database: database !== null && database !== void 0 ? database : null,
        needsVersionFile: database === undefined,
        gaps,
        soughtInstead,
        labels: labelsAt((_d = report.Metadata) === null || _d === void 0 ? void 0 : _d.ImageConfig, 'config', 'Labels'),
        system: systemOf(report),
        findings,
        suppressions,
        packages: Object.assign(Object.assign(Object.assign({}, listPackages(results, gaps, new Set(unchecked))), (results.length === 0 && listsPackages(report) ? { extent: 'empty' } : {})), { unchecked }),
        warnings: [],
    };
};

;// CONCATENATED MODULE: ./lib/read/reports/trivy/trivy-report.js



const TrivyVulnerability = (0,object/* object */.Ik)('TrivyVulnerability', {
    VulnerabilityID: scalar/* NonEmptyText */.Ug,
    VendorIDs: (0,object/* nullish */.cl)(lib.array(lib.string)),
    PkgName: scalar/* NonEmptyText */.Ug,
    InstalledVersion: (0,object/* nullish */.cl)(lib.string),
    FixedVersion: (0,object/* nullish */.cl)(lib.string),
    Status: (0,object/* optional */.lq)(lib.unknown),
    Severity: (0,object/* nullish */.cl)(lib.string),
    PrimaryURL: (0,object/* nullish */.cl)(lib.string),
    Title: (0,object/* nullish */.cl)(lib.string),
    Description: (0,object/* nullish */.cl)(lib.string),
    References: (0,object/* nullish */.cl)(lib.UnknownArray),
    Layer: (0,object/* optional */.lq)(lib.unknown),
});
const TrivyModifiedFinding = (0,object/* object */.Ik)('TrivyModifiedFinding', {
    Type: (0,object/* nullish */.cl)(lib.string),
    Status: (0,object/* nullish */.cl)(lib.string),
    Statement: (0,object/* nullish */.cl)(lib.string),
    Finding: (0,object/* nullish */.cl)((0,object/* object */.Ik)('TrivyModifiedVulnerability', {
        VulnerabilityID: (0,object/* nullish */.cl)(lib.string),
        VendorIDs: (0,object/* nullish */.cl)(lib.array(lib.string)),
        PkgName: (0,object/* nullish */.cl)(lib.string),
        InstalledVersion: (0,object/* nullish */.cl)(lib.string),
        FixedVersion: (0,object/* nullish */.cl)(lib.string),
        Severity: (0,object/* nullish */.cl)(lib.string),
    })),
});
const TrivyResult = (0,object/* object */.Ik)('TrivyResult', {
    Target: (0,object/* nullish */.cl)(lib.string),
    Class: (0,object/* nullish */.cl)(lib.string),
    Type: (0,object/* nullish */.cl)(lib.string),
    Vulnerabilities: (0,object/* nullish */.cl)(lib.array(TrivyVulnerability)),
    Packages: (0,object/* optional */.lq)(lib.unknown),
    ExperimentalModifiedFindings: (0,object/* nullish */.cl)(lib.array(TrivyModifiedFinding)),
});
const TrivyReport = (0,object/* object */.Ik)('TrivyReport', {
    Trivy: (0,object/* nullish */.cl)((0,object/* object */.Ik)('TrivyTool', {
        Version: (0,object/* nullish */.cl)(lib.string),
        Server: (0,object/* optional */.lq)(lib.unknown),
    })),
    CreatedAt: (0,object/* nullish */.cl)(lib.string),
    ArtifactName: (0,object/* nullish */.cl)(lib.string),
    Metadata: (0,object/* nullish */.cl)((0,object/* object */.Ik)('TrivyMetadata', {
        OS: (0,object/* nullish */.cl)((0,object/* object */.Ik)('TrivyOS', {
            Family: (0,object/* nullish */.cl)(lib.string),
            Name: (0,object/* optional */.lq)(lib.unknown),
            EOSL: (0,object/* nullish */.cl)(lib.boolean),
            Supplier: (0,object/* optional */.lq)(lib.unknown),
        })),
        RepoTags: (0,object/* nullish */.cl)(lib.array(lib.string)),
        RepoDigests: (0,object/* nullish */.cl)(lib.array(lib.string)),
        DiffIDs: (0,object/* optional */.lq)(lib.unknown),
        ImageConfig: (0,object/* optional */.lq)(lib.unknown),
    })),
    Results: (0,object/* nullish */.cl)(lib.array(TrivyResult)),
});

;// CONCATENATED MODULE: ./lib/read/reports/version-file.js






const OF_REPORTS = ['SchemaVersion', 'Results', 'matches'];
const isVersionFile = (json) => (0,object/* isRecord */.u4)(json) &&
    typeof json['Version'] === 'string' &&
    !OF_REPORTS.some((key) => Object.hasOwn(json, key)) &&
    Object.entries(json).every(([key, value]) => key === 'Version' || (0,object/* isRecord */.u4)(value));
const readVersionFile = (path, { VulnerabilityDB: database }) => {
    const date = (0,object/* isRecord */.u4)(database) && Object.hasOwn(database, 'UpdatedAt') ? database['UpdatedAt'] : undefined;
    if (date !== undefined && !(typeof date === 'string' && (0,instant/* isDateTime */.Ar)(date)))
        return (0,problem/* failWith */.ff)(`found ${(0,decode/* formatFound */.Ay)(date)}, expected an RFC 3339 date and time; write the file again with trivy version --format json`, { file: path, path: 'VulnerabilityDB.UpdatedAt' });
    return Either.right({ path, builtAt: (0,wording/* readDate */.h2)(date) });
};

;// CONCATENATED MODULE: ./lib/read/reports/parse-report.js















const MAX_SHOWN_MISMATCHES = 5;
const refuse = (file, message) => (0,problem/* failWith */.ff)(message, { file });
const TOO_DEEP = `found more than ${depth/* MAX_DEPTH */.l} levels of nesting, expected fewer, because no scanner writes that; scan again`;
const truncatedProblem = (bytes, place) => (0,problem/* problem */.CC)(`found the end of the file at byte ${bytes}, in the middle of the report, expected the rest of it; the scan or the upload was cut off: scan again`, place);
const TAR_MAGIC = Buffer.from('ustar');
const TAR_MAGIC_OFFSET = 257;
const archiveIn = (bytes) => {
    if (bytes.subarray(0, 2).toString('latin1') === 'PK')
        return ['a ZIP archive', ', or name the artifact in the input artifact'];
    const magic = bytes.subarray(TAR_MAGIC_OFFSET, TAR_MAGIC_OFFSET + TAR_MAGIC.length);
    return magic.equals(TAR_MAGIC) ? ['a tar archive', ''] : undefined;
};
const syntaxProblem = (file, { found, place, isCutOff }, bytes) => isCutOff
    ? truncatedProblem(bytes, Object.assign({ file }, place))
    : (0,problem/* problem */.CC)(`found ${found}, expected a report in JSON; write the report with --output FILE, and nothing else to that file`, Object.assign({ file }, place));
const tooLong = (file, bytes) => (0,problem/* problem */.CC)(`found ${bytes.length} bytes, expected at most the length of a string; split the report`, { file });
const toText = (bytes) => {
    try {
        return bytes.toString('utf8').replace(/^\ufeff/, '');
    }
    catch (_a) {
        return undefined;
    }
};
const explainNoJson = (file, bytes) => {
    const text = toText(bytes);
    if (text === undefined)
        return tooLong(file, bytes);
    if (/^Version: \S+\s+Vulnerability DB:/.test(text))
        return (0,problem/* problem */.CC)('found what trivy version writes for people, expected it in JSON; write it with trivy version --format json', { file });
    const foreign = (0,foreign_text/* findForeignText */.X)(text);
    if (foreign !== undefined)
        return (0,problem/* problem */.CC)(`found ${foreign.found}, expected a report in JSON; ${foreign.fix}`, { file });
    if (text.trim() === '')
        return (0,problem/* problem */.CC)('found only white space, expected a report; scan again', { file });
    const read = (0,json/* parseJson */.q)(text);
    return Either.isLeft(read) ? syntaxProblem(file, read.left, bytes.length) : tooLong(file, bytes);
};
const withoutByteOrderMark = (bytes) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
const parseBytes = (file, bytes) => Either.tryCatch(() => JSON.parse(toJsonText(withoutByteOrderMark(bytes))), () => [explainNoJson(file, bytes)]);
const mismatchProblems = (file, scanner, mismatches) => {
    const shown = mismatches
        .slice(0, MAX_SHOWN_MISMATCHES)
        .map(({ path, expected, found }) => (0,problem/* problem */.CC)(`found ${(0,decode/* formatFound */.Ay)(found)}, expected ${expected}; not a valid ${scanner} report; scan again`, { file, path: (0,decode/* formatPath */.jV)(path) }));
    const more = mismatches.length - shown.length;
    const others = `found ${more} more values of other types, expected a valid ${scanner} report; scan again`;
    return more > 0 ? [...shown, (0,problem/* problem */.CC)(others, { file })] : shown;
};
const toReport = (file, json) => {
    const scanner = recognize(json);
    if (Either.isLeft(scanner))
        return refuse(file, scanner.left);
    return (0,lib_function.pipe)(scanner.right === 'Trivy'
        ? (0,lib_function.pipe)((0,decode/* decode */.D4)(TrivyReport, json), Either.map(trivyToReport))
        : (0,lib_function.pipe)((0,decode/* decode */.D4)(GrypeReport, json), Either.map(grypeToReport)), Either.orElseW((mismatches) => (0,problem/* fail */.fJ)(mismatchProblems(file, scanner.right, mismatches))));
};
const isCutInCharacter = (bytes) => [1, 2, 3].some((cut) => /^[\xc2-\xf4][\x80-\xbf]*$/.test(bytes.subarray(-cut).toString('latin1')) &&
    (0,external_node_buffer_.isUtf8)(bytes.subarray(0, -cut)));
const isUtf16 = ([first, second]) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
const checkBytes = (file, bytes) => {
    if (bytes.length === 0)
        return refuse(file, 'found an empty file, expected a report; the scan failed or wrote nothing: scan again');
    const archive = archiveIn(bytes);
    if (archive !== undefined)
        return refuse(file, `found ${archive[0]}, expected a report in JSON; unpack it before this step${archive[1]}`);
    if (isUtf16(bytes))
        return refuse(file, 'found UTF-16, expected UTF-8; write the report with --output FILE instead of > in PowerShell');
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return isCutInCharacter(bytes)
            ? (0,problem/* fail */.fJ)([truncatedProblem(bytes.length, { file })])
            : refuse(file, 'found bytes that are not UTF-8, expected a text; scan again, and write the report with --output FILE');
    return Either.right(bytes);
};
const parseFile = (file, bytes) => (0,lib_function.pipe)(checkBytes(file, bytes), Either.chain(() => parseBytes(file, bytes)), Either.chain((json) => ((0,depth/* isTooDeep */.f)(json) ? refuse(file, TOO_DEEP) : Either.right(json))));
const parseReportOrVersion = (file, bytes) => (0,lib_function.pipe)(parseFile(file, bytes), Either.chain((json) => isVersionFile(json) ? readVersionFile(file, json) : toReport(file, json)));

// EXTERNAL MODULE: ./lib/read/reports/to-record.js
var to_record = __webpack_require__(3640);
;// CONCATENATED MODULE: ./lib/read/reports/read-report.js







const aliasWarnings = ({ findings, suppressions }) => {
    const excessive = [...findings, ...suppressions].filter(({ aliases }) => aliases.length > security/* MAX_ALIASES */.K1);
    const [first] = excessive;
    if (first === undefined)
        return [];
    return [
        `found ${(0,plural/* pluralize */.td)(excessive.length, 'finding')} with more than ${security/* MAX_ALIASES */.K1} other names, such as ${(0,values_escape/* show */.WU)(first.id)} with ${first.aliases.length}, expected the handful that scanners give; the first ${security/* MAX_ALIASES */.K1} of each are published, CVE identifiers before others; check what wrote the report`,
    ];
};
const toScan = (path, report) => {
    const found = (0,to_record/* mergeFound */.jJ)([report]);
    return Object.assign(Object.assign(Object.assign({}, report), found), { path, warnings: [...report.warnings, ...aliasWarnings(found)] });
};
const readReport = ({ name, artifact }, bytes) => (0,lib_function.pipe)(parseReportOrVersion(name, bytes), Either.map((content) => (Object.assign(Object.assign({}, ('findings' in content ? toScan(name, content) : content)), { artifact }))));

// EXTERNAL MODULE: ./lib/adapters/files/read-limited.js
var read_limited = __webpack_require__(7202);
;// CONCATENATED MODULE: ./lib/adapters/reports/report-worker.js








const LIMIT = {
    maxBytes: 512 * 1024 * 1024,
    smaller: 'split the file, or remove what is not needed',
    again: 'scan or upload again',
};
const readReportFile = (workspace, file) => {
    const { name, location } = file;
    return (0,lib_function.pipe)((0,attempt/* attemptSync */.zL)(() => (0,read_limited/* unpackGzip */.Z)((0,read_limited/* readLimited */.t)(external_node_path_default().resolve(workspace, location), name, LIMIT), name, LIMIT), (cause) => `${(0,values_escape/* show */.WU)(name)} cannot be read: ${cause}`), Either.chain((bytes) => readReport(file, bytes)));
};
function* readReports({ workspace, files, next }) {
    for (;;) {
        const index = Atomics.add(next, 0, 1);
        const file = files[index];
        if (file === undefined)
            return;
        yield { index, result: readReportFile(workspace, file) };
    }
}
const MAX_BATCH_SIZE = 32;
const post = (results) => external_node_worker_threads_.parentPort === null || external_node_worker_threads_.parentPort === void 0 ? void 0 : external_node_worker_threads_.parentPort.postMessage(results);
const runWorker = () => {
    let results = [];
    for (const result of readReports(external_node_worker_threads_.workerData)) {
        results.push(result);
        if (results.length < MAX_BATCH_SIZE)
            continue;
        post(results);
        results = [];
    }
    if (results.length > 0)
        post(results);
};


/***/ }),

/***/ 8678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ addPackage),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   qH: () => (/* binding */ NO_PACKAGES),
/* harmony export */   tx: () => (/* binding */ uniquePackages),
/* harmony export */   vk: () => (/* binding */ MAX_PACKAGES)
/* harmony export */ });
/* harmony import */ var _packages__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);

const MAX_PACKAGES = 100000;
const NO_PACKAGES = { items: [], known: false };
const nameKey = ({ type, name }) => `${type}\n${name}`;
const keyOf = (item) => { var _a; return `${nameKey(item)}\n${(_a = item.version) !== null && _a !== void 0 ? _a : '\n'}`; };
const isBefore = (a, b) => b === undefined || a < b;
const addPackage = (found, item) => {
    const key = keyOf(item);
    const former = found.get(key);
    const isBetter = former !== undefined && item.source !== undefined && isBefore(item.source, former.source);
    const isMarked = former !== undefined && item.unchecked === true && former.unchecked !== true;
    if (former !== undefined && !isBetter && !isMarked)
        return former;
    const added = former === undefined
        ? item
        : Object.assign(Object.assign(Object.assign(Object.assign({}, item), former), (isBetter ? { source: item.source } : {})), (isMarked ? { unchecked: item.unchecked } : {}));
    found.set(key, added);
    return added;
};
const uniquePackages = (items) => {
    const found = new Map();
    for (const item of items)
        addPackage(found, item);
    return [...found.values()].sort(_packages__WEBPACK_IMPORTED_MODULE_0__/* .comparePackages */ .FC);
};


/***/ }),

/***/ 6544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ toPublished),
/* harmony export */   iV: () => (/* binding */ rollupOf),
/* harmony export */   vL: () => (/* binding */ countRecord)
/* harmony export */ });
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2687);
/* harmony import */ var _domain_ghsa_id__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
/* harmony import */ var _domain_grade__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6290);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8743);
/* harmony import */ var _security__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3145);
/* harmony import */ var _rows__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8384);
var __rest = (undefined && undefined.__rest) || function (s, e) {
    var t = {};
    for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0)
        t[p] = s[p];
    if (s != null && typeof Object.getOwnPropertySymbols === "function")
        for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) {
            if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i]))
                t[p[i]] = s[p[i]];
        }
    return t;
};







const publishedAliases = ({ id, aliases = [] }) => {
    const others = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_3__/* .sortUnique */ ._l)(aliases.filter((name) => name !== id));
    if (others.length <= _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ALIASES */ .K1)
        return others;
    const isOther = (name) => !(0,_domain_cve_id__WEBPACK_IMPORTED_MODULE_4__/* .isCveId */ .M)(name) && !(0,_domain_ghsa_id__WEBPACK_IMPORTED_MODULE_5__/* .isGhsaId */ .t)(name);
    const inOrder = [_domain_cve_id__WEBPACK_IMPORTED_MODULE_4__/* .isCveId */ .M, _domain_ghsa_id__WEBPACK_IMPORTED_MODULE_5__/* .isGhsaId */ .t, isOther].flatMap((isKind) => others.filter(isKind));
    return (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_3__/* .sortUnique */ ._l)(inOrder.slice(0, _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ALIASES */ .K1));
};
const isPublishable = ({ fixed, targets, targetsMore, aliases, fixState }) => targets.length <= 1 &&
    targetsMore === undefined &&
    aliases === undefined &&
    (fixed === null || fixState === undefined);
const toPublishedRow = (row) => {
    if (isPublishable(row))
        return row;
    const { id, severity, pkg, installed, fixed, title, url, targetsMore = 0, fixState, kind } = row;
    const targets = [...new Set(row.targets)];
    const more = targets.length < _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TARGETS */ .kz ? 0 : targets.length - _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TARGETS */ .kz + targetsMore;
    const aliases = publishedAliases(row);
    return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({ id, severity, pkg, installed, fixed, title, url }, { targets: targets.slice(0, _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TARGETS */ .kz) }), (more > 0 ? { targetsMore: more } : {})), (aliases.length > 0 ? { aliases } : {})), (fixState !== undefined && fixed === null ? { fixState } : {})), (kind === undefined ? {} : { kind }));
};
const toPublished = ({ rows, suppressions }) => ({
    rows: rows.map(toPublishedRow),
    suppressions: suppressions.map((each) => (Object.assign(Object.assign({}, each), { aliases: publishedAliases(each) }))),
});
const countRecord = ({ rows, suppressions }) => (Object.assign(Object.assign({}, (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .countRows */ .BO)(rows)), { suppressed: suppressions.length, urgent: rows.some(_rows__WEBPACK_IMPORTED_MODULE_2__/* .isUrgent */ .Gi) }));
const rollupOf = (version, image, _a) => {
    var { suppressed, urgent: _ } = _a, counts = __rest(_a, ["suppressed", "urgent"]);
    return (Object.assign(Object.assign(Object.assign({ version, tag: `${image}:${version}` }, counts), { total: (0,_domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), grade: (0,_domain_grade__WEBPACK_IMPORTED_MODULE_6__/* .computeGrade */ .rz)(counts), score: (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .computeScore */ .gp)(counts) }), (suppressed > 0 ? { suppressed } : {})));
};


/***/ }),

/***/ 8384:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   gp: () => (/* binding */ computeScore),
/* harmony export */   q3: () => (/* binding */ keyOfFinding),
/* harmony export */   w3: () => (/* binding */ compareSuppressions)
/* harmony export */ });
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2986);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5991);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8743);



const keyOfFinding = ({ id, pkg, installed }) => `${id.length}:${pkg.length}:${id}${pkg}${installed !== null && installed !== void 0 ? installed : ''}`;
const compareIdentities = (a, b) => { var _a, _b; return (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id) ||
    (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.pkg, b.pkg) ||
    (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)((_a = a.installed) !== null && _a !== void 0 ? _a : '', (_b = b.installed) !== null && _b !== void 0 ? _b : ''); };
const compareRows = (a, b) => (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) ||
    Number(a.fixed === null) - Number(b.fixed === null) ||
    compareIdentities(a, b);
const compareSuppressions = (a, b) => (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) || compareIdentities(a, b);
const computeScore = ({ critical, high, medium, low, unknown, fixable, }) => Math.max(0, 100 - 25 * critical - 10 * high - 4 * medium - low - 2 * unknown - 5 * fixable);
const countRows = (rows) => {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, fixable: 0 };
    for (const { severity, fixed } of rows) {
        counts[_domain_severity_counts__WEBPACK_IMPORTED_MODULE_1__/* .keyOfSeverity */ .ib[severity]] += 1;
        if (fixed !== null)
            counts.fixable += 1;
    }
    return counts;
};
const isUrgent = ({ severity, fixed }) => fixed !== null && (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .isGrave */ .IE)(severity);


/***/ }),

/***/ 6637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ canonicalId)
/* harmony export */ });
/* harmony import */ var _cve_id__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2687);
/* harmony import */ var _ghsa_id__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


const canonicalId = ({ id, aliases = [], }) => {
    var _a;
    if ((0,_cve_id__WEBPACK_IMPORTED_MODULE_0__/* .isCveId */ .M)(id))
        return id;
    const [cve] = aliases.filter(_cve_id__WEBPACK_IMPORTED_MODULE_0__/* .isCveId */ .M).sort();
    const [ghsa] = (0,_ghsa_id__WEBPACK_IMPORTED_MODULE_1__/* .isGhsaId */ .t)(id) ? [id] : aliases.filter(_ghsa_id__WEBPACK_IMPORTED_MODULE_1__/* .isGhsaId */ .t).sort();
    return (_a = cve !== null && cve !== void 0 ? cve : ghsa) !== null && _a !== void 0 ? _a : id;
};


/***/ }),

/***/ 2941:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isTooDeep),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 100;
const isTooDeep = (json, levels = MAX_DEPTH) => {
    if (typeof json !== 'object' || json === null)
        return false;
    if (levels <= 0)
        return true;
    const children = Array.isArray(json) ? json : Object.values(json);
    for (let i = 0; i < children.length; i += 1) {
        const child = children[i];
        if (typeof child === 'object' && isTooDeep(child, levels - 1))
            return true;
    }
    return false;
};


/***/ }),

/***/ 2687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isCveId)
/* harmony export */ });
const CVE_ID = /^CVE-\d{4}-\d{4,19}$/;
const isCveId = (text) => CVE_ID.test(text);


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ isGhsaId)
/* harmony export */ });
const GHSA_ID = /^GHSA(?:-[0-9a-z]{4}){3}$/;
const isGhsaId = (text) => GHSA_ID.test(text);


/***/ }),

/***/ 5040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ truncate)
/* harmony export */ });
const truncate = (text, length) => {
    if (!text)
        return null;
    const start = text.slice(0, 2 * length);
    return [...start].slice(0, length).join('').toWellFormed();
};


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ mergeFindings),
/* harmony export */   J: () => (/* binding */ mergeLayers),
/* harmony export */   xC: () => (/* binding */ mergeNames),
/* harmony export */   xg: () => (/* binding */ keyOfVulnerability)
/* harmony export */ });
/* harmony import */ var _contract_record_rows__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8384);
/* harmony import */ var _contract_security__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3145);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6637);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8743);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6261);






const keyOfVulnerability = (finding) => (0,_contract_record_rows__WEBPACK_IMPORTED_MODULE_0__/* .keyOfFinding */ .q3)({
    id: (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_3__/* .canonicalId */ .i)(finding),
    pkg: finding.pkg,
    installed: finding.installed,
});
const mergeNames = (group) => {
    var _a;
    const [first] = group;
    const canonical = (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_3__/* .canonicalId */ .i)(first);
    const ids = group.map(({ id }) => id);
    const id = ids.includes(canonical) ? canonical : ((_a = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .firstText */ .ou)(ids)) !== null && _a !== void 0 ? _a : first.id);
    const names = group.flatMap((each) => { var _a; return [each.id, ...((_a = each.aliases) !== null && _a !== void 0 ? _a : [])]; });
    return { id, aliases: (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .sortUnique */ ._l)(names).filter((name) => name !== id) };
};
const mergeFixStates = (a, b) => _contract_security__WEBPACK_IMPORTED_MODULE_1__/* .fixStates */ .sQ.find((state) => state === a.fixState || state === b.fixState);
const mergeLayers = ({ layer: a }, { layer: b }) => (a === undefined || b === undefined ? undefined : Math.max(a, b));
const merge = (a, b) => { var _a, _b, _c, _d, _e; return (Object.assign(Object.assign({}, a), { severity: (0,_domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .worse */ .JJ)(a.severity, b.severity), fixed: (_a = a.fixed) !== null && _a !== void 0 ? _a : b.fixed, fixState: mergeFixStates(a, b), kind: a.kind === b.kind ? a.kind : undefined, layer: mergeLayers(a, b), title: (_b = a.title) !== null && _b !== void 0 ? _b : b.title, url: (_c = a.url) !== null && _c !== void 0 ? _c : b.url, fallbackTitle: (_d = a.fallbackTitle) !== null && _d !== void 0 ? _d : b.fallbackTitle, fallbackUrl: (_e = a.fallbackUrl) !== null && _e !== void 0 ? _e : b.fallbackUrl })); };
const mergeGroup = (group) => {
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    const targets = new Set(group.flatMap((finding) => finding.targets));
    return Object.assign(Object.assign(Object.assign({}, others.reduce(merge, first)), mergeNames(group)), { targets: [...targets] });
};
const mergeFindings = (findings, keyOf = keyOfVulnerability) => [...(0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, keyOf).values()].map(mergeGroup);


/***/ }),

/***/ 4678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ mergeSuppressions)
/* harmony export */ });
/* harmony import */ var _contract_record_rows__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8384);
/* harmony import */ var _contract_security__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3145);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6637);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8743);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6261);
/* harmony import */ var _finding__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);







const hasReason = ({ justification, statement }) => justification !== null || statement !== null;
const precedence = ({ status }) => _contract_security__WEBPACK_IMPORTED_MODULE_1__/* .suppressionStatuses */ .E.indexOf(status);
const preferred = (a, b) => {
    const difference = precedence(a) - precedence(b) || Number(hasReason(b)) - Number(hasReason(a));
    return difference > 0 ? b : a;
};
const mergeGroup = (group) => {
    var _a;
    var _b;
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    return Object.assign(Object.assign(Object.assign({}, others.reduce(preferred, first)), (0,_finding__WEBPACK_IMPORTED_MODULE_3__/* .mergeNames */ .xC)(group)), { severity: group.map(({ severity }) => severity).reduce(_domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .worse */ .JJ), fixed: (_b = (_a = group.find(({ fixed }) => fixed !== null)) === null || _a === void 0 ? void 0 : _a.fixed) !== null && _b !== void 0 ? _b : null });
};
const mergeSuppressions = (suppressions, findings, keyOf = _finding__WEBPACK_IMPORTED_MODULE_3__/* .keyOfVulnerability */ .xg) => {
    if (suppressions.length === 0)
        return [];
    const groups = (0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(suppressions, keyOf);
    for (const finding of findings)
        groups.delete(keyOf(finding));
    return [...groups.values()]
        .map(mergeGroup)
        .sort((a, b) => (0,_contract_record_rows__WEBPACK_IMPORTED_MODULE_0__/* .compareSuppressions */ .w3)(a, b) || (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)((0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_6__/* .canonicalId */ .i)(a), (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_6__/* .canonicalId */ .i)(b)));
};


/***/ }),

/***/ 3640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jJ: () => (/* binding */ mergeFound),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* unused harmony export toRecord */
/* harmony import */ var _contract_record_record__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6544);
/* harmony import */ var _contract_record_rows__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8384);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6637);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6261);
/* harmony import */ var _finding__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7568);
/* harmony import */ var _suppression__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4678);






const mergeFound = (parts) => {
    const findings = (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .mergeFindings */ .DF)(parts.flatMap((part) => part.findings));
    const suppressions = parts.flatMap((part) => part.suppressions);
    return { findings, suppressions: (0,_suppression__WEBPACK_IMPORTED_MODULE_3__/* .mergeSuppressions */ .Z)(suppressions, findings) };
};
const isNamedOtherwise = (finding) => (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__/* .canonicalId */ .i)(finding) !== finding.id;
const joinIds = (found) => {
    const { findings, suppressions } = found;
    if (!findings.some(isNamedOtherwise) && !suppressions.some(isNamedOtherwise))
        return found;
    const joined = (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .mergeFindings */ .DF)(findings, _contract_record_rows__WEBPACK_IMPORTED_MODULE_1__/* .keyOfFinding */ .q3);
    return {
        findings: joined,
        suppressions: (0,_suppression__WEBPACK_IMPORTED_MODULE_3__/* .mergeSuppressions */ .Z)(suppressions, joined, _contract_record_rows__WEBPACK_IMPORTED_MODULE_1__/* .keyOfFinding */ .q3),
    };
};
const toRow = (finding) => { var _a, _b; return (Object.assign(Object.assign(Object.assign({ id: finding.id, severity: finding.severity, pkg: finding.pkg, installed: finding.installed, fixed: finding.fixed, title: (_a = finding.title) !== null && _a !== void 0 ? _a : finding.fallbackTitle, url: (_b = finding.url) !== null && _b !== void 0 ? _b : finding.fallbackUrl, targets: [...finding.targets] }, (finding.aliases.length > 0 ? { aliases: [...finding.aliases] } : {})), (finding.fixState ? { fixState: finding.fixState } : {})), (finding.kind ? { kind: finding.kind } : {}))); };
const layersOf = (findings) => new Map([...(0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__/* .canonicalId */ .i)].flatMap(([id, group]) => {
    const { layer } = group.reduce((a, b) => ({ layer: (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .mergeLayers */ .J)(a, b) }), group[0]);
    return layer === undefined ? [] : [[id, layer]];
}));
const toRecord = (found) => {
    const { findings, suppressions } = joinIds(found);
    const record = (0,_contract_record_record__WEBPACK_IMPORTED_MODULE_0__/* .toPublished */ .ad)({ rows: findings.map(toRow).sort(_contract_record_rows__WEBPACK_IMPORTED_MODULE_1__/* .compareRows */ .fz), suppressions });
    const hasLayers = findings.some(({ layer }) => layer !== undefined);
    return hasLayers ? Object.assign(Object.assign({}, record), { layers: layersOf(findings) }) : record;
};
const recordOf = (scans) => {
    const [only, ...others] = scans;
    return toRecord(only !== undefined && others.length === 0 ? only : mergeFound(scans));
};


/***/ }),

/***/ 2781:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ truncateDescription),
/* harmony export */   Kd: () => (/* binding */ readPlatform),
/* harmony export */   Vv: () => (/* binding */ firstAddress),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   h2: () => (/* binding */ readDate),
/* harmony export */   lv: () => (/* binding */ parseSeverity),
/* harmony export */   tH: () => (/* binding */ hasDigest),
/* harmony export */   u$: () => (/* binding */ findDigest),
/* harmony export */   uF: () => (/* binding */ isWindows),
/* harmony export */   xJ: () => (/* binding */ addressOrNull)
/* harmony export */ });
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9836);
/* harmony import */ var _domain_platform__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5886);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _domain_values_truncate__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5040);
/* harmony import */ var _domain_web_address__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2606);





const MAX_FALLBACK_TITLE_LENGTH = 160;
const textOrNull = (text) => text ? text.toWellFormed() : null;
const truncateDescription = (description) => (0,_domain_values_truncate__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)(description, MAX_FALLBACK_TITLE_LENGTH);
const addressOrNull = (address) => address && (0,_domain_web_address__WEBPACK_IMPORTED_MODULE_4__/* .isWebAddress */ .d3)(address) ? address.toWellFormed() : null;
const isAddress = (value) => typeof value === 'string' && addressOrNull(value) !== null;
const firstAddress = (addresses) => addressOrNull((addresses !== null && addresses !== void 0 ? addresses : []).find(isAddress));
const parseSeverity = (word) => {
    var _a;
    const upper = (word !== null && word !== void 0 ? word : '').toUpperCase();
    return (_a = _domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.find((severity) => severity === upper)) !== null && _a !== void 0 ? _a : 'UNKNOWN';
};
const DIGEST = /@([a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Za-z=_-]{32,})$/;
const findDigest = (reference) => { var _a; var _b; return (_b = (_a = DIGEST.exec(reference)) === null || _a === void 0 ? void 0 : _a.slice(1)) !== null && _b !== void 0 ? _b : []; };
const hasDigest = (reference) => DIGEST.test(reference);
const anyText = (value) => (typeof value === 'string' ? value : '');
const readPlatform = (stated) => { var _a; return (_a = (0,_domain_platform__WEBPACK_IMPORTED_MODULE_1__/* .platformName */ .$r)(anyText(stated === null || stated === void 0 ? void 0 : stated.os), anyText(stated === null || stated === void 0 ? void 0 : stated.architecture), anyText(stated === null || stated === void 0 ? void 0 : stated.variant) || undefined)) !== null && _a !== void 0 ? _a : null; };
const isWindows = (stated) => anyText(stated.os).toLowerCase() === 'windows';
const readDate = (value) => (0,_domain_instant__WEBPACK_IMPORTED_MODULE_0__/* .toUtcSeconds */ .dR)(anyText(value));


/***/ }),

/***/ 6109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ findForeignText)
/* harmony export */ });
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3149);

const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const describePage = (text) => {
    var _a;
    const [, title] = (_a = /<title[^<>]{0,99}>\s{0,99}([^<]{1,200})/i.exec(text.slice(0, 10000))) !== null && _a !== void 0 ? _a : [];
    return (title === null || title === void 0 ? void 0 : title.trim()) ? `a web page (${(0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(title.trim())})` : 'a web page';
};
const findForeignText = (text) => {
    if (LFS_POINTER.test(text))
        return {
            found: 'a Git LFS pointer',
            isPage: false,
            fix: 'set lfs: true in the step that runs actions/checkout, so that it fetches the file',
        };
    return /^\s{0,99}<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)
        ? {
            found: describePage(text),
            isPage: true,
            fix: 'save the file itself, not the page that shows it; the address may need a login',
        }
        : undefined;
};


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3149);
/* harmony import */ var _place__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9354);



const END_OF_INPUT = 'Unexpected end of JSON input';
const SUFFIX = / at position (\d+)(?: \(line \d+ column \d+\))?$| is not valid JSON$/;
const explain = (text, error) => {
    var _a;
    const said = String(error).replace(/^SyntaxError: /, '');
    const position = said === END_OF_INPUT ? text.length : (_a = SUFFIX.exec(said)) === null || _a === void 0 ? void 0 : _a[1];
    const offset = position === undefined ? undefined : Number(position);
    const isCutOff = offset === text.length;
    const reason = (0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(said.replace(SUFFIX, ''));
    return {
        found: `${isCutOff ? 'JSON that ends too early' : 'text that is not JSON'} (${reason})`,
        place: offset === undefined ? {} : (0,_place__WEBPACK_IMPORTED_MODULE_0__/* .createPositions */ .H0)(text)(offset),
        isCutOff,
    };
};
const parseJson = (text) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.tryCatch(() => JSON.parse(text), (error) => explain(text, error));


/***/ })

};
;