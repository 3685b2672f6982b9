"use strict";
exports.id = 60;
exports.ids = [60];
exports.modules = {

/***/ 5931:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || function (mod) {
    if (mod && mod.__esModule) return mod;
    var result = {};
    if (mod != null) for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
    __setModuleDefault(result, mod);
    return result;
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.some = some;
exports.zero = zero;
exports.fromF = fromF;
exports.fromNullable = fromNullable;
exports.fromNullableK = fromNullableK;
exports.chainNullableK = chainNullableK;
exports.fromOptionK = fromOptionK;
exports.chainOptionK = chainOptionK;
exports.fromPredicate = fromPredicate;
exports.fromEither = fromEither;
exports.match = match;
exports.matchE = matchE;
exports.getOrElse = getOrElse;
exports.map = map;
exports.ap = ap;
exports.chain = chain;
exports.flatMap = flatMap;
exports.alt = alt;
exports.getOptionM = getOptionM;
var Apply_1 = __webpack_require__(6284);
var function_1 = __webpack_require__(5518);
var Functor_1 = __webpack_require__(9259);
var O = __importStar(__webpack_require__(2311));
function some(F) {
    return (0, function_1.flow)(O.some, F.of);
}
function zero(F) {
    return (0, function_1.constant)(F.of(O.none));
}
function fromF(F) {
    return function (ma) { return F.map(ma, O.some); };
}
function fromNullable(F) {
    return (0, function_1.flow)(O.fromNullable, F.of);
}
function fromNullableK(F) {
    var fromNullableF = fromNullable(F);
    return function (f) { return (0, function_1.flow)(f, fromNullableF); };
}
function chainNullableK(M) {
    var chainM = chain(M);
    var fromNullableKM = fromNullableK(M);
    return function (f) { return chainM(fromNullableKM(f)); };
}
function fromOptionK(F) {
    return function (f) { return (0, function_1.flow)(f, F.of); };
}
function chainOptionK(M) {
    var chainM = chain(M);
    var fromOptionKM = fromOptionK(M);
    return function (f) { return chainM(fromOptionKM(f)); };
}
function fromPredicate(F) {
    return function (predicate) {
        return function (a) {
            return F.of(O.fromPredicate(predicate)(a));
        };
    };
}
function fromEither(F) {
    return (0, function_1.flow)(O.fromEither, F.of);
}
function match(F) {
    return function (onNone, onSome) { return function (ma) { return F.map(ma, O.match(onNone, onSome)); }; };
}
function matchE(M) {
    return function (onNone, onSome) { return function (ma) { return M.chain(ma, O.match(onNone, onSome)); }; };
}
function getOrElse(M) {
    return function (onNone) { return function (fa) { return M.chain(fa, O.match(onNone, M.of)); }; };
}
function map(F) {
    return (0, Functor_1.map)(F, O.Functor);
}
function ap(F) {
    return (0, Apply_1.ap)(F, O.Apply);
}
function chain(M) {
    var flatMapM = flatMap(M);
    return function (f) { return function (ma) { return flatMapM(ma, f); }; };
}
/** @internal */
function flatMap(M) {
    var zeroM = zero(M);
    return function (ma, f) {
        return M.chain(ma, O.match(function () { return zeroM(); }, f));
    };
}
function alt(M) {
    var _some = some(M);
    return function (second) { return function (first) { return M.chain(first, O.match(second, _some)); }; };
}
/** @deprecated */
function getOptionM(M) {
    var apM = ap(M);
    var mapM = map(M);
    var chainM = chain(M);
    var altM = alt(M);
    var foldM = matchE(M);
    var getOrElseM = getOrElse(M);
    var zeroM = zero(M);
    return {
        map: function (fa, f) { return (0, function_1.pipe)(fa, mapM(f)); },
        ap: function (fab, fa) { return (0, function_1.pipe)(fab, apM(fa)); },
        of: some(M),
        chain: function (ma, f) { return (0, function_1.pipe)(ma, chainM(f)); },
        alt: function (fa, that) { return (0, function_1.pipe)(fa, altM(that)); },
        fold: function (fa, onNone, onSome) { return (0, function_1.pipe)(fa, foldM(onNone, onSome)); },
        getOrElse: function (fa, onNone) { return (0, function_1.pipe)(fa, getOrElseM(onNone)); },
        fromM: fromF(M),
        none: function () { return zeroM(); }
    };
}


/***/ }),

/***/ 4167:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || function (mod) {
    if (mod && mod.__esModule) return mod;
    var result = {};
    if (mod != null) for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
    __setModuleDefault(result, mod);
    return result;
};
var __spreadArray = (this && this.__spreadArray) || function (to, from, pack) {
    if (pack || arguments.length === 2) for (var i = 0, l = from.length, ar; i < l; i++) {
        if (ar || !(i in from)) {
            if (!ar) ar = Array.prototype.slice.call(from, 0, i);
            ar[i] = from[i];
        }
    }
    return to.concat(ar || Array.prototype.slice.call(from));
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.sortBy = exports.uniq = exports.rotate = exports.intersperse = exports.prependAll = exports.unzip = exports.zipWith = exports.sort = exports.lefts = exports.rights = exports.reverse = exports.modifyAt = exports.deleteAt = exports.updateAt = exports.insertAt = exports.findLastIndex = exports.findLastMap = exports.findFirstMap = exports.findIndex = exports.dropRight = exports.dropLeft = exports.takeRight = exports.takeLeft = exports.init = exports.tail = exports.last = exports.head = exports.isOutOfBound = exports.size = exports.scanRight = exports.scanLeft = exports.chainWithIndex = exports.foldRight = exports.matchRight = exports.matchRightW = exports.foldLeft = exports.matchLeft = exports.matchLeftW = exports.match = exports.matchW = exports.fromEither = exports.fromOption = exports.replicate = exports.makeBy = exports.appendW = exports.append = exports.prependW = exports.prepend = exports.isNonEmpty = exports.isEmpty = void 0;
exports.getIntersectionSemigroup = exports.getUnionMonoid = exports.getUnionSemigroup = exports.getOrd = exports.getEq = exports.getMonoid = exports.getSemigroup = exports.getShow = exports.URI = exports.unfold = exports.wilt = exports.wither = exports.traverseWithIndex = exports.sequence = exports.traverse = exports.reduceRightWithIndex = exports.reduceRight = exports.reduceWithIndex = exports.foldMap = exports.reduce = exports.foldMapWithIndex = exports.duplicate = exports.extend = exports.filterWithIndex = exports.partitionMapWithIndex = exports.partitionMap = exports.partitionWithIndex = exports.partition = exports.compact = exports.filterMap = exports.filterMapWithIndex = exports.filter = exports.separate = exports.mapWithIndex = exports.map = exports.flatten = exports.flatMap = exports.ap = exports.alt = exports.altW = exports.zero = exports.of = exports._chainRecBreadthFirst = exports._chainRecDepthFirst = exports.concat = exports.concatW = exports.fromOptionK = exports.chunksOf = exports.splitAt = exports.chop = void 0;
exports.cons = exports.range = exports.chain = exports.apS = exports.bind = exports["let"] = exports.bindTo = exports.Do = exports.intercalate = exports.exists = exports.some = exports.empty = exports.fromArray = exports.toArray = exports.unsafeDeleteAt = exports.unsafeUpdateAt = exports.unsafeInsertAt = exports.fromEitherK = exports.FromEither = exports.filterE = exports.Witherable = exports.ChainRecBreadthFirst = exports.chainRecBreadthFirst = exports.ChainRecDepthFirst = exports.chainRecDepthFirst = exports.TraversableWithIndex = exports.Traversable = exports.FoldableWithIndex = exports.Foldable = exports.FilterableWithIndex = exports.Filterable = exports.Compactable = exports.Extend = exports.Alternative = exports.guard = exports.Zero = exports.Alt = exports.Unfoldable = exports.chainFirst = exports.Monad = exports.Chain = exports.Applicative = exports.apSecond = exports.apFirst = exports.Apply = exports.FunctorWithIndex = exports.Pointed = exports.flap = exports.Functor = exports.getDifferenceMagma = void 0;
exports.readonlyArray = exports.prependToAll = exports.snoc = void 0;
exports.fromPredicate = fromPredicate;
exports.lookup = lookup;
exports.takeLeftWhile = takeLeftWhile;
exports.spanLeft = spanLeft;
exports.dropLeftWhile = dropLeftWhile;
exports.findFirst = findFirst;
exports.findLast = findLast;
exports.zip = zip;
exports.elem = elem;
exports.comprehension = comprehension;
exports.union = union;
exports.intersection = intersection;
exports.difference = difference;
exports.every = every;
var Apply_1 = __webpack_require__(6284);
var Chain_1 = __webpack_require__(9869);
var Eq_1 = __webpack_require__(1668);
var FromEither_1 = __webpack_require__(8199);
var function_1 = __webpack_require__(5518);
var Functor_1 = __webpack_require__(9259);
var _ = __importStar(__webpack_require__(3435));
var N = __importStar(__webpack_require__(1227));
var Ord_1 = __webpack_require__(2795);
var RNEA = __importStar(__webpack_require__(8267));
var Separated_1 = __webpack_require__(7943);
var Witherable_1 = __webpack_require__(973);
var Zero_1 = __webpack_require__(4932);
// -------------------------------------------------------------------------------------
// refinements
// -------------------------------------------------------------------------------------
/**
 * Test whether a `ReadonlyArray` is empty.
 *
 * @example
 * import { isEmpty } from 'fp-ts/ReadonlyArray'
 *
 * assert.strictEqual(isEmpty([]), true)
 *
 * @category refinements
 * @since 2.5.0
 */
var isEmpty = function (as) { return as.length === 0; };
exports.isEmpty = isEmpty;
/**
 * Test whether a `ReadonlyArray` is non empty.
 *
 * @category refinements
 * @since 2.5.0
 */
exports.isNonEmpty = RNEA.isNonEmpty;
// -------------------------------------------------------------------------------------
// constructors
// -------------------------------------------------------------------------------------
/**
 * Prepend an element to the front of a `ReadonlyArray`, creating a new `ReadonlyNonEmptyArray`.
 *
 * @example
 * import { prepend } from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(pipe([2, 3, 4], prepend(1)), [1, 2, 3, 4])
 *
 * @since 2.10.0
 */
exports.prepend = RNEA.prepend;
/**
 * Less strict version of [`prepend`](#prepend).
 *
 * @since 2.11.0
 */
exports.prependW = RNEA.prependW;
/**
 * Append an element to the end of a `ReadonlyArray`, creating a new `ReadonlyNonEmptyArray`.
 *
 * @example
 * import { append } from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(pipe([1, 2, 3], append(4)), [1, 2, 3, 4])
 *
 * @since 2.10.0
 */
exports.append = RNEA.append;
/**
 * Less strict version of [`append`](#append).
 *
 * @since 2.11.0
 */
exports.appendW = RNEA.appendW;
/**
 * Return a `ReadonlyArray` of length `n` with element `i` initialized with `f(i)`.
 *
 * **Note**. `n` is normalized to a non negative integer.
 *
 * @example
 * import { makeBy } from 'fp-ts/ReadonlyArray'
 *
 * const double = (n: number): number => n * 2
 * assert.deepStrictEqual(makeBy(5, double), [0, 2, 4, 6, 8])
 *
 * @category constructors
 * @since 2.5.0
 */
var makeBy = function (n, f) { return (n <= 0 ? exports.empty : RNEA.makeBy(f)(n)); };
exports.makeBy = makeBy;
/**
 * Create a `ReadonlyArray` containing a value repeated the specified number of times.
 *
 * **Note**. `n` is normalized to a non negative integer.
 *
 * @example
 * import { replicate } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(replicate(3, 'a'), ['a', 'a', 'a'])
 *
 * @category constructors
 * @since 2.5.0
 */
var replicate = function (n, a) { return (0, exports.makeBy)(n, function () { return a; }); };
exports.replicate = replicate;
function fromPredicate(predicate) {
    return function (a) { return (predicate(a) ? [a] : exports.empty); };
}
// -------------------------------------------------------------------------------------
// conversions
// -------------------------------------------------------------------------------------
/**
 * @category conversions
 * @since 2.11.0
 */
var fromOption = function (ma) { return (_.isNone(ma) ? exports.empty : [ma.value]); };
exports.fromOption = fromOption;
/**
 * Transforms an `Either` to a `ReadonlyArray`.
 *
 * @category conversions
 * @since 2.11.0
 */
var fromEither = function (e) { return (_.isLeft(e) ? exports.empty : [e.right]); };
exports.fromEither = fromEither;
/**
 * Less strict version of [`match`](#match).
 *
 * The `W` suffix (short for **W**idening) means that the handler return types will be merged.
 *
 * @category pattern matching
 * @since 2.11.0
 */
var matchW = function (onEmpty, onNonEmpty) {
    return function (as) {
        return (0, exports.isNonEmpty)(as) ? onNonEmpty(as) : onEmpty();
    };
};
exports.matchW = matchW;
/**
 * @category pattern matching
 * @since 2.11.0
 */
exports.match = exports.matchW;
/**
 * Less strict version of [`matchLeft`](#matchleft).
 *
 * @category pattern matching
 * @since 2.11.0
 */
var matchLeftW = function (onEmpty, onNonEmpty) {
    return function (as) {
        return (0, exports.isNonEmpty)(as) ? onNonEmpty(RNEA.head(as), RNEA.tail(as)) : onEmpty();
    };
};
exports.matchLeftW = matchLeftW;
/**
 * Break a `ReadonlyArray` into its first element and remaining elements.
 *
 * @example
 * import { matchLeft } from 'fp-ts/ReadonlyArray'
 *
 * const len: <A>(as: ReadonlyArray<A>) => number = matchLeft(() => 0, (_, tail) => 1 + len(tail))
 * assert.strictEqual(len([1, 2, 3]), 3)
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.matchLeft = exports.matchLeftW;
/**
 * Alias of [`matchLeft`](#matchleft).
 *
 * @category pattern matching
 * @since 2.5.0
 */
exports.foldLeft = exports.matchLeft;
/**
 * Less strict version of [`matchRight`](#matchright).
 *
 * @category pattern matching
 * @since 2.11.0
 */
var matchRightW = function (onEmpty, onNonEmpty) {
    return function (as) {
        return (0, exports.isNonEmpty)(as) ? onNonEmpty(RNEA.init(as), RNEA.last(as)) : onEmpty();
    };
};
exports.matchRightW = matchRightW;
/**
 * Break a `ReadonlyArray` into its initial elements and the last element.
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.matchRight = exports.matchRightW;
/**
 * Alias of [`matchRight`](#matchright).
 *
 * @category pattern matching
 * @since 2.5.0
 */
exports.foldRight = exports.matchRight;
// -------------------------------------------------------------------------------------
// combinators
// -------------------------------------------------------------------------------------
/**
 * @category sequencing
 * @since 2.7.0
 */
var chainWithIndex = function (f) {
    return function (as) {
        if ((0, exports.isEmpty)(as)) {
            return exports.empty;
        }
        var out = [];
        for (var i = 0; i < as.length; i++) {
            var bs = f(i, as[i]);
            for (var j = 0; j < bs.length; j++) {
                out.push(bs[j]);
            }
        }
        return out;
    };
};
exports.chainWithIndex = chainWithIndex;
/**
 * Same as `reduce` but it carries over the intermediate steps.
 *
 * @example
 * import { scanLeft } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(scanLeft(10, (b, a: number) => b - a)([1, 2, 3]), [10, 9, 7, 4])
 *
 * @since 2.5.0
 */
var scanLeft = function (b, f) {
    return function (as) {
        var len = as.length;
        var out = new Array(len + 1);
        out[0] = b;
        for (var i = 0; i < len; i++) {
            out[i + 1] = f(out[i], as[i]);
        }
        return out;
    };
};
exports.scanLeft = scanLeft;
/**
 * Fold an array from the right, keeping all intermediate results instead of only the final result
 *
 * @example
 * import { scanRight } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(scanRight(10, (a: number, b) => b - a)([1, 2, 3]), [4, 5, 7, 10])
 *
 * @since 2.5.0
 */
var scanRight = function (b, f) {
    return function (as) {
        var len = as.length;
        var out = new Array(len + 1);
        out[len] = b;
        for (var i = len - 1; i >= 0; i--) {
            out[i] = f(as[i], out[i + 1]);
        }
        return out;
    };
};
exports.scanRight = scanRight;
/**
 * Calculate the number of elements in a `ReadonlyArray`.
 *
 * @since 2.10.0
 */
var size = function (as) { return as.length; };
exports.size = size;
/**
 * Test whether an array contains a particular index
 *
 * @since 2.5.0
 */
exports.isOutOfBound = RNEA.isOutOfBound;
function lookup(i, as) {
    return as === undefined ? function (as) { return lookup(i, as); } : (0, exports.isOutOfBound)(i, as) ? _.none : _.some(as[i]);
}
/**
 * Get the first element in an array, or `None` if the array is empty
 *
 * @example
 * import { head } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(head([1, 2, 3]), some(1))
 * assert.deepStrictEqual(head([]), none)
 *
 * @since 2.5.0
 */
var head = function (as) { return ((0, exports.isNonEmpty)(as) ? _.some(RNEA.head(as)) : _.none); };
exports.head = head;
/**
 * Get the last element in an array, or `None` if the array is empty
 *
 * @example
 * import { last } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(last([1, 2, 3]), some(3))
 * assert.deepStrictEqual(last([]), none)
 *
 * @since 2.5.0
 */
var last = function (as) { return ((0, exports.isNonEmpty)(as) ? _.some(RNEA.last(as)) : _.none); };
exports.last = last;
/**
 * Get all but the first element of an array, creating a new array, or `None` if the array is empty
 *
 * @example
 * import { tail } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(tail([1, 2, 3]), some([2, 3]))
 * assert.deepStrictEqual(tail([]), none)
 *
 * @since 2.5.0
 */
var tail = function (as) {
    return (0, exports.isNonEmpty)(as) ? _.some(RNEA.tail(as)) : _.none;
};
exports.tail = tail;
/**
 * Get all but the last element of an array, creating a new array, or `None` if the array is empty
 *
 * @example
 * import { init } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(init([1, 2, 3]), some([1, 2]))
 * assert.deepStrictEqual(init([]), none)
 *
 * @since 2.5.0
 */
var init = function (as) {
    return (0, exports.isNonEmpty)(as) ? _.some(RNEA.init(as)) : _.none;
};
exports.init = init;
/**
 * Keep only a max number of elements from the start of an `ReadonlyArray`, creating a new `ReadonlyArray`.
 *
 * **Note**. `n` is normalized to a non negative integer.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * const input: ReadonlyArray<number> = [1, 2, 3]
 * assert.deepStrictEqual(pipe(input, RA.takeLeft(2)), [1, 2])
 *
 * // out of bounds
 * assert.strictEqual(pipe(input, RA.takeLeft(4)), input)
 * assert.strictEqual(pipe(input, RA.takeLeft(-1)), input)
 *
 * @since 2.5.0
 */
var takeLeft = function (n) {
    return function (as) {
        return (0, exports.isOutOfBound)(n, as) ? as : n === 0 ? exports.empty : as.slice(0, n);
    };
};
exports.takeLeft = takeLeft;
/**
 * Keep only a max number of elements from the end of an `ReadonlyArray`, creating a new `ReadonlyArray`.
 *
 * **Note**. `n` is normalized to a non negative integer.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * const input: ReadonlyArray<number> = [1, 2, 3]
 * assert.deepStrictEqual(pipe(input, RA.takeRight(2)), [2, 3])
 *
 * // out of bounds
 * assert.strictEqual(pipe(input, RA.takeRight(4)), input)
 * assert.strictEqual(pipe(input, RA.takeRight(-1)), input)
 *
 * @since 2.5.0
 */
var takeRight = function (n) {
    return function (as) {
        return (0, exports.isOutOfBound)(n, as) ? as : n === 0 ? exports.empty : as.slice(-n);
    };
};
exports.takeRight = takeRight;
function takeLeftWhile(predicate) {
    return function (as) {
        var out = [];
        for (var _i = 0, as_1 = as; _i < as_1.length; _i++) {
            var a = as_1[_i];
            if (!predicate(a)) {
                break;
            }
            out.push(a);
        }
        var len = out.length;
        return len === as.length ? as : len === 0 ? exports.empty : out;
    };
}
var spanLeftIndex = function (as, predicate) {
    var l = as.length;
    var i = 0;
    for (; i < l; i++) {
        if (!predicate(as[i])) {
            break;
        }
    }
    return i;
};
function spanLeft(predicate) {
    return function (as) {
        var _a = (0, exports.splitAt)(spanLeftIndex(as, predicate))(as), init = _a[0], rest = _a[1];
        return { init: init, rest: rest };
    };
}
/**
 * Drop a max number of elements from the start of an `ReadonlyArray`, creating a new `ReadonlyArray`.
 *
 * **Note**. `n` is normalized to a non negative integer.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * const input: ReadonlyArray<number> = [1, 2, 3]
 * assert.deepStrictEqual(pipe(input, RA.dropLeft(2)), [3])
 * assert.strictEqual(pipe(input, RA.dropLeft(0)), input)
 * assert.strictEqual(pipe(input, RA.dropLeft(-1)), input)
 *
 * @since 2.5.0
 */
var dropLeft = function (n) {
    return function (as) {
        return n <= 0 || (0, exports.isEmpty)(as) ? as : n >= as.length ? exports.empty : as.slice(n, as.length);
    };
};
exports.dropLeft = dropLeft;
/**
 * Drop a max number of elements from the end of an `ReadonlyArray`, creating a new `ReadonlyArray`.
 *
 * **Note**. `n` is normalized to a non negative integer.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * const input: ReadonlyArray<number> = [1, 2, 3]
 * assert.deepStrictEqual(pipe(input, RA.dropRight(2)), [1])
 * assert.strictEqual(pipe(input, RA.dropRight(0)), input)
 * assert.strictEqual(pipe(input, RA.dropRight(-1)), input)
 *
 * @since 2.5.0
 */
var dropRight = function (n) {
    return function (as) {
        return n <= 0 || (0, exports.isEmpty)(as) ? as : n >= as.length ? exports.empty : as.slice(0, as.length - n);
    };
};
exports.dropRight = dropRight;
function dropLeftWhile(predicate) {
    return function (as) {
        var i = spanLeftIndex(as, predicate);
        return i === 0 ? as : i === as.length ? exports.empty : as.slice(i);
    };
}
/**
 * Find the first index for which a predicate holds
 *
 * @example
 * import { findIndex } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(findIndex((n: number) => n === 2)([1, 2, 3]), some(1))
 * assert.deepStrictEqual(findIndex((n: number) => n === 2)([]), none)
 *
 * @since 2.5.0
 */
var findIndex = function (predicate) {
    return function (as) {
        for (var i = 0; i < as.length; i++) {
            if (predicate(as[i])) {
                return _.some(i);
            }
        }
        return _.none;
    };
};
exports.findIndex = findIndex;
function findFirst(predicate) {
    return function (as) {
        for (var i = 0; i < as.length; i++) {
            if (predicate(as[i])) {
                return _.some(as[i]);
            }
        }
        return _.none;
    };
}
/**
 * Find the first element returned by an option based selector function
 *
 * @example
 * import { findFirstMap } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * interface Person {
 *   readonly name: string
 *   readonly age?: number
 * }
 *
 * const persons: ReadonlyArray<Person> = [{ name: 'John' }, { name: 'Mary', age: 45 }, { name: 'Joey', age: 28 }]
 *
 * // returns the name of the first person that has an age
 * assert.deepStrictEqual(findFirstMap((p: Person) => (p.age === undefined ? none : some(p.name)))(persons), some('Mary'))
 *
 * @since 2.5.0
 */
var findFirstMap = function (f) {
    return function (as) {
        for (var i = 0; i < as.length; i++) {
            var out = f(as[i]);
            if (_.isSome(out)) {
                return out;
            }
        }
        return _.none;
    };
};
exports.findFirstMap = findFirstMap;
function findLast(predicate) {
    return function (as) {
        for (var i = as.length - 1; i >= 0; i--) {
            if (predicate(as[i])) {
                return _.some(as[i]);
            }
        }
        return _.none;
    };
}
/**
 * Find the last element returned by an option based selector function
 *
 * @example
 * import { findLastMap } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * interface Person {
 *   readonly name: string
 *   readonly age?: number
 * }
 *
 * const persons: ReadonlyArray<Person> = [{ name: 'John' }, { name: 'Mary', age: 45 }, { name: 'Joey', age: 28 }]
 *
 * // returns the name of the last person that has an age
 * assert.deepStrictEqual(findLastMap((p: Person) => (p.age === undefined ? none : some(p.name)))(persons), some('Joey'))
 *
 * @since 2.5.0
 */
var findLastMap = function (f) {
    return function (as) {
        for (var i = as.length - 1; i >= 0; i--) {
            var out = f(as[i]);
            if (_.isSome(out)) {
                return out;
            }
        }
        return _.none;
    };
};
exports.findLastMap = findLastMap;
/**
 * Returns the index of the last element of the list which matches the predicate
 *
 * @example
 * import { findLastIndex } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * interface X {
 *   readonly a: number
 *   readonly b: number
 * }
 * const xs: ReadonlyArray<X> = [{ a: 1, b: 0 }, { a: 1, b: 1 }]
 * assert.deepStrictEqual(findLastIndex((x: { readonly a: number }) => x.a === 1)(xs), some(1))
 * assert.deepStrictEqual(findLastIndex((x: { readonly a: number }) => x.a === 4)(xs), none)
 *
 *
 * @since 2.5.0
 */
var findLastIndex = function (predicate) {
    return function (as) {
        for (var i = as.length - 1; i >= 0; i--) {
            if (predicate(as[i])) {
                return _.some(i);
            }
        }
        return _.none;
    };
};
exports.findLastIndex = findLastIndex;
/**
 * Insert an element at the specified index, creating a new array, or returning `None` if the index is out of bounds
 *
 * @example
 * import { insertAt } from 'fp-ts/ReadonlyArray'
 * import { some } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(insertAt(2, 5)([1, 2, 3, 4]), some([1, 2, 5, 3, 4]))
 *
 * @since 2.5.0
 */
var insertAt = function (i, a) {
    return function (as) {
        return i < 0 || i > as.length ? _.none : _.some(RNEA.unsafeInsertAt(i, a, as));
    };
};
exports.insertAt = insertAt;
/**
 * Change the element at the specified index, creating a new array, or returning `None` if the index is out of bounds
 *
 * @example
 * import { updateAt } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(updateAt(1, 1)([1, 2, 3]), some([1, 1, 3]))
 * assert.deepStrictEqual(updateAt(1, 1)([]), none)
 *
 * @since 2.5.0
 */
var updateAt = function (i, a) {
    return (0, exports.modifyAt)(i, function () { return a; });
};
exports.updateAt = updateAt;
/**
 * Delete the element at the specified index, creating a new array, or returning `None` if the index is out of bounds
 *
 * @example
 * import { deleteAt } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * assert.deepStrictEqual(deleteAt(0)([1, 2, 3]), some([2, 3]))
 * assert.deepStrictEqual(deleteAt(1)([]), none)
 *
 * @since 2.5.0
 */
var deleteAt = function (i) {
    return function (as) {
        return (0, exports.isOutOfBound)(i, as) ? _.none : _.some((0, exports.unsafeDeleteAt)(i, as));
    };
};
exports.deleteAt = deleteAt;
/**
 * Apply a function to the element at the specified index, creating a new array, or returning `None` if the index is out
 * of bounds
 *
 * @example
 * import { modifyAt } from 'fp-ts/ReadonlyArray'
 * import { some, none } from 'fp-ts/Option'
 *
 * const double = (x: number): number => x * 2
 * assert.deepStrictEqual(modifyAt(1, double)([1, 2, 3]), some([1, 4, 3]))
 * assert.deepStrictEqual(modifyAt(1, double)([]), none)
 *
 * @since 2.5.0
 */
var modifyAt = function (i, f) {
    return function (as) {
        return (0, exports.isOutOfBound)(i, as) ? _.none : _.some((0, exports.unsafeUpdateAt)(i, f(as[i]), as));
    };
};
exports.modifyAt = modifyAt;
/**
 * Reverse an array, creating a new array
 *
 * @example
 * import { reverse } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(reverse([1, 2, 3]), [3, 2, 1])
 *
 * @since 2.5.0
 */
var reverse = function (as) { return (as.length <= 1 ? as : as.slice().reverse()); };
exports.reverse = reverse;
/**
 * Extracts from an array of `Either` all the `Right` elements. All the `Right` elements are extracted in order
 *
 * @example
 * import { rights } from 'fp-ts/ReadonlyArray'
 * import { right, left } from 'fp-ts/Either'
 *
 * assert.deepStrictEqual(rights([right(1), left('foo'), right(2)]), [1, 2])
 *
 * @since 2.5.0
 */
var rights = function (as) {
    var r = [];
    for (var i = 0; i < as.length; i++) {
        var a = as[i];
        if (a._tag === 'Right') {
            r.push(a.right);
        }
    }
    return r;
};
exports.rights = rights;
/**
 * Extracts from an array of `Either` all the `Left` elements. All the `Left` elements are extracted in order
 *
 * @example
 * import { lefts } from 'fp-ts/ReadonlyArray'
 * import { left, right } from 'fp-ts/Either'
 *
 * assert.deepStrictEqual(lefts([right(1), left('foo'), right(2)]), ['foo'])
 *
 * @since 2.5.0
 */
var lefts = function (as) {
    var r = [];
    for (var i = 0; i < as.length; i++) {
        var a = as[i];
        if (a._tag === 'Left') {
            r.push(a.left);
        }
    }
    return r;
};
exports.lefts = lefts;
/**
 * Sort the elements of an array in increasing order, creating a new array
 *
 * @example
 * import { sort } from 'fp-ts/ReadonlyArray'
 * import * as N from 'fp-ts/number'
 *
 * assert.deepStrictEqual(sort(N.Ord)([3, 2, 1]), [1, 2, 3])
 *
 * @since 2.5.0
 */
var sort = function (O) {
    return function (as) {
        return as.length <= 1 ? as : as.slice().sort(O.compare);
    };
};
exports.sort = sort;
// TODO: curry and make data-last in v3
/**
 * Apply a function to pairs of elements at the same index in two arrays, collecting the results in a new array. If one
 * input array is short, excess elements of the longer array are discarded.
 *
 * @example
 * import { zipWith } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(zipWith([1, 2, 3], ['a', 'b', 'c', 'd'], (n, s) => s + n), ['a1', 'b2', 'c3'])
 *
 * @since 2.5.0
 */
var zipWith = function (fa, fb, f) {
    var fc = [];
    var len = Math.min(fa.length, fb.length);
    for (var i = 0; i < len; i++) {
        fc[i] = f(fa[i], fb[i]);
    }
    return fc;
};
exports.zipWith = zipWith;
function zip(as, bs) {
    if (bs === undefined) {
        return function (bs) { return zip(bs, as); };
    }
    return (0, exports.zipWith)(as, bs, function (a, b) { return [a, b]; });
}
/**
 * The function is reverse of `zip`. Takes an array of pairs and return two corresponding arrays
 *
 * @example
 * import { unzip } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(unzip([[1, 'a'], [2, 'b'], [3, 'c']]), [[1, 2, 3], ['a', 'b', 'c']])
 *
 * @since 2.5.0
 */
var unzip = function (as) {
    var fa = [];
    var fb = [];
    for (var i = 0; i < as.length; i++) {
        fa[i] = as[i][0];
        fb[i] = as[i][1];
    }
    return [fa, fb];
};
exports.unzip = unzip;
/**
 * Prepend an element to every member of an array
 *
 * @example
 * import { prependAll } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(prependAll(9)([1, 2, 3, 4]), [9, 1, 9, 2, 9, 3, 9, 4])
 *
 * @since 2.10.0
 */
var prependAll = function (middle) {
    var f = RNEA.prependAll(middle);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? f(as) : as); };
};
exports.prependAll = prependAll;
/**
 * Places an element in between members of an array
 *
 * @example
 * import { intersperse } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(intersperse(9)([1, 2, 3, 4]), [1, 9, 2, 9, 3, 9, 4])
 *
 * @since 2.9.0
 */
var intersperse = function (middle) {
    var f = RNEA.intersperse(middle);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? f(as) : as); };
};
exports.intersperse = intersperse;
/**
 * Rotate a `ReadonlyArray` by `n` steps.
 *
 * @example
 * import { rotate } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(rotate(2)([1, 2, 3, 4, 5]), [4, 5, 1, 2, 3])
 *
 * @since 2.5.0
 */
var rotate = function (n) {
    var f = RNEA.rotate(n);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? f(as) : as); };
};
exports.rotate = rotate;
function elem(E) {
    return function (a, as) {
        if (as === undefined) {
            var elemE_1 = elem(E);
            return function (as) { return elemE_1(a, as); };
        }
        var predicate = function (element) { return E.equals(element, a); };
        var i = 0;
        for (; i < as.length; i++) {
            if (predicate(as[i])) {
                return true;
            }
        }
        return false;
    };
}
/**
 * Remove duplicates from an array, keeping the first occurrence of an element.
 *
 * @example
 * import { uniq } from 'fp-ts/ReadonlyArray'
 * import * as N from 'fp-ts/number'
 *
 * assert.deepStrictEqual(uniq(N.Eq)([1, 2, 1]), [1, 2])
 *
 * @since 2.5.0
 */
var uniq = function (E) {
    var f = RNEA.uniq(E);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? f(as) : as); };
};
exports.uniq = uniq;
/**
 * Sort the elements of an array in increasing order, where elements are compared using first `ords[0]`, then `ords[1]`,
 * etc...
 *
 * @example
 * import { sortBy } from 'fp-ts/ReadonlyArray'
 * import { contramap } from 'fp-ts/Ord'
 * import * as S from 'fp-ts/string'
 * import * as N from 'fp-ts/number'
 * import { pipe } from 'fp-ts/function'
 *
 * interface Person {
 *   readonly name: string
 *   readonly age: number
 * }
 * const byName = pipe(S.Ord, contramap((p: Person) => p.name))
 * const byAge = pipe(N.Ord, contramap((p: Person) => p.age))
 *
 * const sortByNameByAge = sortBy([byName, byAge])
 *
 * const persons = [{ name: 'a', age: 1 }, { name: 'b', age: 3 }, { name: 'c', age: 2 }, { name: 'b', age: 2 }]
 * assert.deepStrictEqual(sortByNameByAge(persons), [
 *   { name: 'a', age: 1 },
 *   { name: 'b', age: 2 },
 *   { name: 'b', age: 3 },
 *   { name: 'c', age: 2 }
 * ])
 *
 * @since 2.5.0
 */
var sortBy = function (ords) {
    var f = RNEA.sortBy(ords);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? f(as) : as); };
};
exports.sortBy = sortBy;
/**
 * A useful recursion pattern for processing a `ReadonlyArray` to produce a new `ReadonlyArray`, often used for "chopping" up the input
 * `ReadonlyArray`. Typically `chop` is called with some function that will consume an initial prefix of the `ReadonlyArray` and produce a
 * value and the tail of the `ReadonlyArray`.
 *
 * @example
 * import { Eq } from 'fp-ts/Eq'
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import * as N from 'fp-ts/number'
 * import { pipe } from 'fp-ts/function'
 *
 * const group = <A>(S: Eq<A>): ((as: ReadonlyArray<A>) => ReadonlyArray<ReadonlyArray<A>>) => {
 *   return RA.chop(as => {
 *     const { init, rest } = pipe(as, RA.spanLeft((a: A) => S.equals(a, as[0])))
 *     return [init, rest]
 *   })
 * }
 * assert.deepStrictEqual(group(N.Eq)([1, 1, 2, 3, 3, 4]), [[1, 1], [2], [3, 3], [4]])
 *
 * @since 2.5.0
 */
var chop = function (f) {
    var g = RNEA.chop(f);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? g(as) : exports.empty); };
};
exports.chop = chop;
/**
 * Splits a `ReadonlyArray` into two pieces, the first piece has max `n` elements.
 *
 * @example
 * import { splitAt } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(splitAt(2)([1, 2, 3, 4, 5]), [[1, 2], [3, 4, 5]])
 *
 * @since 2.5.0
 */
var splitAt = function (n) {
    return function (as) {
        return n >= 1 && (0, exports.isNonEmpty)(as) ? RNEA.splitAt(n)(as) : (0, exports.isEmpty)(as) ? [as, exports.empty] : [exports.empty, as];
    };
};
exports.splitAt = splitAt;
/**
 * Splits a `ReadonlyArray` into length-`n` pieces. The last piece will be shorter if `n` does not evenly divide the length of
 * the `ReadonlyArray`. Note that `chunksOf(n)([])` is `[]`, not `[[]]`. This is intentional, and is consistent with a recursive
 * definition of `chunksOf`; it satisfies the property that:
 *
 * ```ts
 * chunksOf(n)(xs).concat(chunksOf(n)(ys)) == chunksOf(n)(xs.concat(ys)))
 * ```
 *
 * whenever `n` evenly divides the length of `as`.
 *
 * @example
 * import { chunksOf } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(chunksOf(2)([1, 2, 3, 4, 5]), [[1, 2], [3, 4], [5]])
 *
 * @since 2.5.0
 */
var chunksOf = function (n) {
    var f = RNEA.chunksOf(n);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? f(as) : exports.empty); };
};
exports.chunksOf = chunksOf;
/**
 * @category lifting
 * @since 2.11.0
 */
var fromOptionK = function (f) {
    return function () {
        var a = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            a[_i] = arguments[_i];
        }
        return (0, exports.fromOption)(f.apply(void 0, a));
    };
};
exports.fromOptionK = fromOptionK;
function comprehension(input, f, g) {
    if (g === void 0) { g = function () { return true; }; }
    var go = function (scope, input) {
        return (0, exports.isNonEmpty)(input)
            ? (0, exports.flatMap)(RNEA.head(input), function (a) { return go((0, function_1.pipe)(scope, (0, exports.append)(a)), RNEA.tail(input)); })
            : g.apply(void 0, scope) ? [f.apply(void 0, scope)]
                : exports.empty;
    };
    return go(exports.empty, input);
}
/**
 * @since 2.11.0
 */
var concatW = function (second) {
    return function (first) {
        return (0, exports.isEmpty)(first) ? second : (0, exports.isEmpty)(second) ? first : first.concat(second);
    };
};
exports.concatW = concatW;
/**
 * @since 2.11.0
 */
exports.concat = exports.concatW;
function union(E) {
    var unionE = RNEA.union(E);
    return function (first, second) {
        if (second === undefined) {
            var unionE_1 = union(E);
            return function (second) { return unionE_1(second, first); };
        }
        return (0, exports.isNonEmpty)(first) && (0, exports.isNonEmpty)(second) ? unionE(second)(first) : (0, exports.isNonEmpty)(first) ? first : second;
    };
}
function intersection(E) {
    var elemE = elem(E);
    return function (xs, ys) {
        if (ys === undefined) {
            var intersectionE_1 = intersection(E);
            return function (ys) { return intersectionE_1(ys, xs); };
        }
        return xs.filter(function (a) { return elemE(a, ys); });
    };
}
function difference(E) {
    var elemE = elem(E);
    return function (xs, ys) {
        if (ys === undefined) {
            var differenceE_1 = difference(E);
            return function (ys) { return differenceE_1(ys, xs); };
        }
        return xs.filter(function (a) { return !elemE(a, ys); });
    };
}
var _map = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.map)(f)); };
var _mapWithIndex = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.mapWithIndex)(f)); };
var _ap = function (fab, fa) { return (0, function_1.pipe)(fab, (0, exports.ap)(fa)); };
var _filter = function (fa, predicate) {
    return (0, function_1.pipe)(fa, (0, exports.filter)(predicate));
};
var _filterMap = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.filterMap)(f)); };
var _partition = function (fa, predicate) {
    return (0, function_1.pipe)(fa, (0, exports.partition)(predicate));
};
var _partitionMap = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.partitionMap)(f)); };
var _partitionWithIndex = function (fa, predicateWithIndex) { return (0, function_1.pipe)(fa, (0, exports.partitionWithIndex)(predicateWithIndex)); };
var _partitionMapWithIndex = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.partitionMapWithIndex)(f)); };
var _alt = function (fa, that) { return (0, function_1.pipe)(fa, (0, exports.alt)(that)); };
var _reduce = function (fa, b, f) { return (0, function_1.pipe)(fa, (0, exports.reduce)(b, f)); };
var _foldMap = function (M) {
    var foldMapM = (0, exports.foldMap)(M);
    return function (fa, f) { return (0, function_1.pipe)(fa, foldMapM(f)); };
};
var _reduceRight = function (fa, b, f) { return (0, function_1.pipe)(fa, (0, exports.reduceRight)(b, f)); };
var _reduceWithIndex = function (fa, b, f) {
    return (0, function_1.pipe)(fa, (0, exports.reduceWithIndex)(b, f));
};
var _foldMapWithIndex = function (M) {
    var foldMapWithIndexM = (0, exports.foldMapWithIndex)(M);
    return function (fa, f) { return (0, function_1.pipe)(fa, foldMapWithIndexM(f)); };
};
var _reduceRightWithIndex = function (fa, b, f) {
    return (0, function_1.pipe)(fa, (0, exports.reduceRightWithIndex)(b, f));
};
var _filterMapWithIndex = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.filterMapWithIndex)(f)); };
var _filterWithIndex = function (fa, predicateWithIndex) { return (0, function_1.pipe)(fa, (0, exports.filterWithIndex)(predicateWithIndex)); };
var _extend = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.extend)(f)); };
var _traverse = function (F) {
    var traverseF = (0, exports.traverse)(F);
    return function (ta, f) { return (0, function_1.pipe)(ta, traverseF(f)); };
};
/* istanbul ignore next */
var _traverseWithIndex = function (F) {
    var traverseWithIndexF = (0, exports.traverseWithIndex)(F);
    return function (ta, f) { return (0, function_1.pipe)(ta, traverseWithIndexF(f)); };
};
/** @internal */
var _chainRecDepthFirst = function (a, f) { return (0, function_1.pipe)(a, (0, exports.chainRecDepthFirst)(f)); };
exports._chainRecDepthFirst = _chainRecDepthFirst;
/** @internal */
var _chainRecBreadthFirst = function (a, f) { return (0, function_1.pipe)(a, (0, exports.chainRecBreadthFirst)(f)); };
exports._chainRecBreadthFirst = _chainRecBreadthFirst;
/**
 * @category constructors
 * @since 2.5.0
 */
exports.of = RNEA.of;
/**
 * @since 2.7.0
 */
var zero = function () { return exports.empty; };
exports.zero = zero;
/**
 * Less strict version of [`alt`](#alt).
 *
 * The `W` suffix (short for **W**idening) means that the return types will be merged.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.altW(() => ['a', 'b'])
 *   ),
 *   [1, 2, 3, 'a', 'b']
 * )
 *
 * @category error handling
 * @since 2.9.0
 */
var altW = function (that) {
    return function (fa) {
        return fa.concat(that());
    };
};
exports.altW = altW;
/**
 * Identifies an associative operation on a type constructor. It is similar to `Semigroup`, except that it applies to
 * types of kind `* -> *`.
 *
 * In case of `ReadonlyArray` concatenates the inputs into a single array.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.alt(() => [4, 5])
 *   ),
 *   [1, 2, 3, 4, 5]
 * )
 *
 * @category error handling
 * @since 2.5.0
 */
exports.alt = exports.altW;
/**
 * @since 2.5.0
 */
var ap = function (fa) {
    return (0, exports.flatMap)(function (f) { return (0, function_1.pipe)(fa, (0, exports.map)(f)); });
};
exports.ap = ap;
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.flatMap((n) => [`a${n}`, `b${n}`])
 *   ),
 *   ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']
 * )
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.flatMap(() => [])
 *   ),
 *   []
 * )
 *
 * @category sequencing
 * @since 2.14.0
 */
exports.flatMap = (0, function_1.dual)(2, function (ma, f) {
    return (0, function_1.pipe)(ma, (0, exports.chainWithIndex)(function (i, a) { return f(a, i); }));
});
/**
 * @category sequencing
 * @since 2.5.0
 */
exports.flatten = (0, exports.flatMap)(function_1.identity);
/**
 * `map` can be used to turn functions `(a: A) => B` into functions `(fa: F<A>) => F<B>` whose argument and return types
 * use the type constructor `F` to represent some computational context.
 *
 * @category mapping
 * @since 2.5.0
 */
var map = function (f) { return function (fa) {
    return fa.map(function (a) { return f(a); });
}; };
exports.map = map;
/**
 * @category mapping
 * @since 2.5.0
 */
var mapWithIndex = function (f) { return function (fa) {
    return fa.map(function (a, i) { return f(i, a); });
}; };
exports.mapWithIndex = mapWithIndex;
/**
 * @category filtering
 * @since 2.5.0
 */
var separate = function (fa) {
    var left = [];
    var right = [];
    for (var _i = 0, fa_1 = fa; _i < fa_1.length; _i++) {
        var e = fa_1[_i];
        if (e._tag === 'Left') {
            left.push(e.left);
        }
        else {
            right.push(e.right);
        }
    }
    return (0, Separated_1.separated)(left, right);
};
exports.separate = separate;
/**
 * @category filtering
 * @since 2.5.0
 */
var filter = function (predicate) {
    return function (as) {
        return as.filter(predicate);
    };
};
exports.filter = filter;
/**
 * @category filtering
 * @since 2.5.0
 */
var filterMapWithIndex = function (f) {
    return function (fa) {
        var out = [];
        for (var i = 0; i < fa.length; i++) {
            var optionB = f(i, fa[i]);
            if (_.isSome(optionB)) {
                out.push(optionB.value);
            }
        }
        return out;
    };
};
exports.filterMapWithIndex = filterMapWithIndex;
/**
 * @category filtering
 * @since 2.5.0
 */
var filterMap = function (f) {
    return (0, exports.filterMapWithIndex)(function (_, a) { return f(a); });
};
exports.filterMap = filterMap;
/**
 * @category filtering
 * @since 2.5.0
 */
exports.compact = (0, exports.filterMap)(function_1.identity);
/**
 * @category filtering
 * @since 2.5.0
 */
var partition = function (predicate) {
    return (0, exports.partitionWithIndex)(function (_, a) { return predicate(a); });
};
exports.partition = partition;
/**
 * @category filtering
 * @since 2.5.0
 */
var partitionWithIndex = function (predicateWithIndex) {
    return function (as) {
        var left = [];
        var right = [];
        for (var i = 0; i < as.length; i++) {
            var a = as[i];
            if (predicateWithIndex(i, a)) {
                right.push(a);
            }
            else {
                left.push(a);
            }
        }
        return (0, Separated_1.separated)(left, right);
    };
};
exports.partitionWithIndex = partitionWithIndex;
/**
 * @category filtering
 * @since 2.5.0
 */
var partitionMap = function (f) {
    return (0, exports.partitionMapWithIndex)(function (_, a) { return f(a); });
};
exports.partitionMap = partitionMap;
/**
 * @category filtering
 * @since 2.5.0
 */
var partitionMapWithIndex = function (f) {
    return function (fa) {
        var left = [];
        var right = [];
        for (var i = 0; i < fa.length; i++) {
            var e = f(i, fa[i]);
            if (e._tag === 'Left') {
                left.push(e.left);
            }
            else {
                right.push(e.right);
            }
        }
        return (0, Separated_1.separated)(left, right);
    };
};
exports.partitionMapWithIndex = partitionMapWithIndex;
/**
 * @category filtering
 * @since 2.5.0
 */
var filterWithIndex = function (predicateWithIndex) {
    return function (as) {
        return as.filter(function (a, i) { return predicateWithIndex(i, a); });
    };
};
exports.filterWithIndex = filterWithIndex;
/**
 * @since 2.5.0
 */
var extend = function (f) { return function (wa) {
    return wa.map(function (_, i) { return f(wa.slice(i)); });
}; };
exports.extend = extend;
/**
 * @since 2.5.0
 */
exports.duplicate = (0, exports.extend)(function_1.identity);
/**
 * @category folding
 * @since 2.5.0
 */
var foldMapWithIndex = function (M) {
    return function (f) {
        return function (fa) {
            return fa.reduce(function (b, a, i) { return M.concat(b, f(i, a)); }, M.empty);
        };
    };
};
exports.foldMapWithIndex = foldMapWithIndex;
/**
 * @category folding
 * @since 2.5.0
 */
var reduce = function (b, f) {
    return (0, exports.reduceWithIndex)(b, function (_, b, a) { return f(b, a); });
};
exports.reduce = reduce;
/**
 * @category folding
 * @since 2.5.0
 */
var foldMap = function (M) {
    var foldMapWithIndexM = (0, exports.foldMapWithIndex)(M);
    return function (f) { return foldMapWithIndexM(function (_, a) { return f(a); }); };
};
exports.foldMap = foldMap;
/**
 * @category folding
 * @since 2.5.0
 */
var reduceWithIndex = function (b, f) { return function (fa) {
    var len = fa.length;
    var out = b;
    for (var i = 0; i < len; i++) {
        out = f(i, out, fa[i]);
    }
    return out;
}; };
exports.reduceWithIndex = reduceWithIndex;
/**
 * @category folding
 * @since 2.5.0
 */
var reduceRight = function (b, f) {
    return (0, exports.reduceRightWithIndex)(b, function (_, a, b) { return f(a, b); });
};
exports.reduceRight = reduceRight;
/**
 * @category folding
 * @since 2.5.0
 */
var reduceRightWithIndex = function (b, f) { return function (fa) {
    return fa.reduceRight(function (b, a, i) { return f(i, a, b); }, b);
}; };
exports.reduceRightWithIndex = reduceRightWithIndex;
/**
 * @category traversing
 * @since 2.6.3
 */
var traverse = function (F) {
    var traverseWithIndexF = (0, exports.traverseWithIndex)(F);
    return function (f) { return traverseWithIndexF(function (_, a) { return f(a); }); };
};
exports.traverse = traverse;
/**
 * @category traversing
 * @since 2.6.3
 */
var sequence = function (F) {
    return function (ta) {
        return _reduce(ta, F.of((0, exports.zero)()), function (fas, fa) {
            return F.ap(F.map(fas, function (as) { return function (a) { return (0, function_1.pipe)(as, (0, exports.append)(a)); }; }), fa);
        });
    };
};
exports.sequence = sequence;
/**
 * @category sequencing
 * @since 2.6.3
 */
var traverseWithIndex = function (F) {
    return function (f) {
        return (0, exports.reduceWithIndex)(F.of((0, exports.zero)()), function (i, fbs, a) {
            return F.ap(F.map(fbs, function (bs) { return function (b) { return (0, function_1.pipe)(bs, (0, exports.append)(b)); }; }), f(i, a));
        });
    };
};
exports.traverseWithIndex = traverseWithIndex;
/**
 * @category filtering
 * @since 2.6.5
 */
var wither = function (F) {
    var _witherF = _wither(F);
    return function (f) { return function (fa) { return _witherF(fa, f); }; };
};
exports.wither = wither;
/**
 * @category filtering
 * @since 2.6.5
 */
var wilt = function (F) {
    var _wiltF = _wilt(F);
    return function (f) { return function (fa) { return _wiltF(fa, f); }; };
};
exports.wilt = wilt;
/**
 * @since 2.6.6
 */
var unfold = function (b, f) {
    var out = [];
    var bb = b;
    // eslint-disable-next-line no-constant-condition
    while (true) {
        var mt = f(bb);
        if (_.isSome(mt)) {
            var _a = mt.value, a = _a[0], b_1 = _a[1];
            out.push(a);
            bb = b_1;
        }
        else {
            break;
        }
    }
    return out;
};
exports.unfold = unfold;
/**
 * @category type lambdas
 * @since 2.5.0
 */
exports.URI = 'ReadonlyArray';
/**
 * @category instances
 * @since 2.5.0
 */
var getShow = function (S) { return ({
    show: function (as) { return "[".concat(as.map(S.show).join(', '), "]"); }
}); };
exports.getShow = getShow;
/**
 * @category instances
 * @since 2.5.0
 */
var getSemigroup = function () { return ({
    concat: function (first, second) { return ((0, exports.isEmpty)(first) ? second : (0, exports.isEmpty)(second) ? first : first.concat(second)); }
}); };
exports.getSemigroup = getSemigroup;
/**
 * Returns a `Monoid` for `ReadonlyArray<A>`.
 *
 * @example
 * import { getMonoid } from 'fp-ts/ReadonlyArray'
 *
 * const M = getMonoid<number>()
 * assert.deepStrictEqual(M.concat([1, 2], [3, 4]), [1, 2, 3, 4])
 *
 * @category instances
 * @since 2.5.0
 */
var getMonoid = function () { return ({
    concat: (0, exports.getSemigroup)().concat,
    empty: exports.empty
}); };
exports.getMonoid = getMonoid;
/**
 * Derives an `Eq` over the `ReadonlyArray` of a given element type from the `Eq` of that type. The derived `Eq` defines two
 * arrays as equal if all elements of both arrays are compared equal pairwise with the given `E`. In case of arrays of
 * different lengths, the result is non equality.
 *
 * @example
 * import * as S from 'fp-ts/string'
 * import { getEq } from 'fp-ts/ReadonlyArray'
 *
 * const E = getEq(S.Eq)
 * assert.strictEqual(E.equals(['a', 'b'], ['a', 'b']), true)
 * assert.strictEqual(E.equals(['a'], []), false)
 *
 * @category instances
 * @since 2.5.0
 */
var getEq = function (E) {
    return (0, Eq_1.fromEquals)(function (xs, ys) { return xs.length === ys.length && xs.every(function (x, i) { return E.equals(x, ys[i]); }); });
};
exports.getEq = getEq;
/**
 * Derives an `Ord` over the `ReadonlyArray` of a given element type from the `Ord` of that type. The ordering between two such
 * arrays is equal to: the first non equal comparison of each arrays elements taken pairwise in increasing order, in
 * case of equality over all the pairwise elements; the longest array is considered the greatest, if both arrays have
 * the same length, the result is equality.
 *
 * @example
 * import { getOrd } from 'fp-ts/ReadonlyArray'
 * import * as S from 'fp-ts/string'
 *
 * const O = getOrd(S.Ord)
 * assert.strictEqual(O.compare(['b'], ['a']), 1)
 * assert.strictEqual(O.compare(['a'], ['a']), 0)
 * assert.strictEqual(O.compare(['a'], ['b']), -1)
 *
 *
 * @category instances
 * @since 2.5.0
 */
var getOrd = function (O) {
    return (0, Ord_1.fromCompare)(function (a, b) {
        var aLen = a.length;
        var bLen = b.length;
        var len = Math.min(aLen, bLen);
        for (var i = 0; i < len; i++) {
            var ordering = O.compare(a[i], b[i]);
            if (ordering !== 0) {
                return ordering;
            }
        }
        return N.Ord.compare(aLen, bLen);
    });
};
exports.getOrd = getOrd;
/**
 * @category instances
 * @since 2.11.0
 */
var getUnionSemigroup = function (E) {
    var unionE = union(E);
    return {
        concat: function (first, second) { return unionE(second)(first); }
    };
};
exports.getUnionSemigroup = getUnionSemigroup;
/**
 * @category instances
 * @since 2.11.0
 */
var getUnionMonoid = function (E) { return ({
    concat: (0, exports.getUnionSemigroup)(E).concat,
    empty: exports.empty
}); };
exports.getUnionMonoid = getUnionMonoid;
/**
 * @category instances
 * @since 2.11.0
 */
var getIntersectionSemigroup = function (E) {
    var intersectionE = intersection(E);
    return {
        concat: function (first, second) { return intersectionE(second)(first); }
    };
};
exports.getIntersectionSemigroup = getIntersectionSemigroup;
/**
 * @category instances
 * @since 2.11.0
 */
var getDifferenceMagma = function (E) {
    var differenceE = difference(E);
    return {
        concat: function (first, second) { return differenceE(second)(first); }
    };
};
exports.getDifferenceMagma = getDifferenceMagma;
/**
 * @category instances
 * @since 2.7.0
 */
exports.Functor = {
    URI: exports.URI,
    map: _map
};
/**
 * @category mapping
 * @since 2.10.0
 */
exports.flap = (0, Functor_1.flap)(exports.Functor);
/**
 * @category instances
 * @since 2.10.0
 */
exports.Pointed = {
    URI: exports.URI,
    of: exports.of
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.FunctorWithIndex = {
    URI: exports.URI,
    map: _map,
    mapWithIndex: _mapWithIndex
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Apply = {
    URI: exports.URI,
    map: _map,
    ap: _ap
};
/**
 * Combine two effectful actions, keeping only the result of the first.
 *
 * @since 2.5.0
 */
exports.apFirst = (0, Apply_1.apFirst)(exports.Apply);
/**
 * Combine two effectful actions, keeping only the result of the second.
 *
 * @since 2.5.0
 */
exports.apSecond = (0, Apply_1.apSecond)(exports.Apply);
/**
 * @category instances
 * @since 2.7.0
 */
exports.Applicative = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Chain = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    chain: exports.flatMap
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Monad = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    chain: exports.flatMap
};
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation and
 * keeping only the result of the first.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.chainFirst(() => ['a', 'b'])
 *   ),
 *   [1, 1, 2, 2, 3, 3]
 * )
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.chainFirst(() => [])
 *   ),
 *   []
 * )
 *
 * @category sequencing
 * @since 2.5.0
 */
exports.chainFirst = 
/*#__PURE__*/ (0, Chain_1.chainFirst)(exports.Chain);
/**
 * @category instances
 * @since 2.7.0
 */
exports.Unfoldable = {
    URI: exports.URI,
    unfold: exports.unfold
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Alt = {
    URI: exports.URI,
    map: _map,
    alt: _alt
};
/**
 * @category instances
 * @since 2.11.0
 */
exports.Zero = {
    URI: exports.URI,
    zero: exports.zero
};
/**
 * @category do notation
 * @since 2.11.0
 */
exports.guard = (0, Zero_1.guard)(exports.Zero, exports.Pointed);
/**
 * @category instances
 * @since 2.7.0
 */
exports.Alternative = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    alt: _alt,
    zero: exports.zero
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Extend = {
    URI: exports.URI,
    map: _map,
    extend: _extend
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Compactable = {
    URI: exports.URI,
    compact: exports.compact,
    separate: exports.separate
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Filterable = {
    URI: exports.URI,
    map: _map,
    compact: exports.compact,
    separate: exports.separate,
    filter: _filter,
    filterMap: _filterMap,
    partition: _partition,
    partitionMap: _partitionMap
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.FilterableWithIndex = {
    URI: exports.URI,
    map: _map,
    mapWithIndex: _mapWithIndex,
    compact: exports.compact,
    separate: exports.separate,
    filter: _filter,
    filterMap: _filterMap,
    partition: _partition,
    partitionMap: _partitionMap,
    partitionMapWithIndex: _partitionMapWithIndex,
    partitionWithIndex: _partitionWithIndex,
    filterMapWithIndex: _filterMapWithIndex,
    filterWithIndex: _filterWithIndex
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Foldable = {
    URI: exports.URI,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.FoldableWithIndex = {
    URI: exports.URI,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    reduceWithIndex: _reduceWithIndex,
    foldMapWithIndex: _foldMapWithIndex,
    reduceRightWithIndex: _reduceRightWithIndex
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Traversable = {
    URI: exports.URI,
    map: _map,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    traverse: _traverse,
    sequence: exports.sequence
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.TraversableWithIndex = {
    URI: exports.URI,
    map: _map,
    mapWithIndex: _mapWithIndex,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    reduceWithIndex: _reduceWithIndex,
    foldMapWithIndex: _foldMapWithIndex,
    reduceRightWithIndex: _reduceRightWithIndex,
    traverse: _traverse,
    sequence: exports.sequence,
    traverseWithIndex: _traverseWithIndex
};
/**
 * @category sequencing
 * @since 2.11.0
 */
var chainRecDepthFirst = function (f) {
    return function (a) {
        var todo = __spreadArray([], f(a), true);
        var out = [];
        while (todo.length > 0) {
            var e = todo.shift();
            if (_.isLeft(e)) {
                todo.unshift.apply(todo, f(e.left));
            }
            else {
                out.push(e.right);
            }
        }
        return out;
    };
};
exports.chainRecDepthFirst = chainRecDepthFirst;
/**
 * @category instances
 * @since 2.11.0
 */
exports.ChainRecDepthFirst = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    chain: exports.flatMap,
    chainRec: exports._chainRecDepthFirst
};
/**
 * @category sequencing
 * @since 2.11.0
 */
var chainRecBreadthFirst = function (f) {
    return function (a) {
        var initial = f(a);
        var todo = [];
        var out = [];
        function go(e) {
            if (_.isLeft(e)) {
                f(e.left).forEach(function (v) { return todo.push(v); });
            }
            else {
                out.push(e.right);
            }
        }
        for (var _i = 0, initial_1 = initial; _i < initial_1.length; _i++) {
            var e = initial_1[_i];
            go(e);
        }
        while (todo.length > 0) {
            go(todo.shift());
        }
        return out;
    };
};
exports.chainRecBreadthFirst = chainRecBreadthFirst;
/**
 * @category instances
 * @since 2.11.0
 */
exports.ChainRecBreadthFirst = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    chain: exports.flatMap,
    chainRec: exports._chainRecBreadthFirst
};
var _wither = /*#__PURE__*/ (0, Witherable_1.witherDefault)(exports.Traversable, exports.Compactable);
var _wilt = /*#__PURE__*/ (0, Witherable_1.wiltDefault)(exports.Traversable, exports.Compactable);
/**
 * @category instances
 * @since 2.7.0
 */
exports.Witherable = {
    URI: exports.URI,
    map: _map,
    compact: exports.compact,
    separate: exports.separate,
    filter: _filter,
    filterMap: _filterMap,
    partition: _partition,
    partitionMap: _partitionMap,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    traverse: _traverse,
    sequence: exports.sequence,
    wither: _wither,
    wilt: _wilt
};
/**
 * Filter values inside a context.
 *
 * @example
 * import { pipe } from 'fp-ts/function'
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import * as T from 'fp-ts/Task'
 *
 * const filterE = RA.filterE(T.ApplicativePar)
 * async function test() {
 *   assert.deepStrictEqual(
 *     await pipe(
 *       [-1, 2, 3],
 *       filterE((n) => T.of(n > 0))
 *     )(),
 *     [2, 3]
 *   )
 * }
 * test()
 *
 * @since 2.11.0
 */
exports.filterE = (0, Witherable_1.filterE)(exports.Witherable);
/**
 * @category instances
 * @since 2.11.0
 */
exports.FromEither = {
    URI: exports.URI,
    fromEither: exports.fromEither
};
/**
 * @category lifting
 * @since 2.11.0
 */
exports.fromEitherK = (0, FromEither_1.fromEitherK)(exports.FromEither);
// -------------------------------------------------------------------------------------
// unsafe
// -------------------------------------------------------------------------------------
/**
 * @category unsafe
 * @since 2.5.0
 */
exports.unsafeInsertAt = RNEA.unsafeInsertAt;
/**
 * @category unsafe
 * @since 2.5.0
 */
var unsafeUpdateAt = function (i, a, as) {
    return (0, exports.isNonEmpty)(as) ? RNEA.unsafeUpdateAt(i, a, as) : as;
};
exports.unsafeUpdateAt = unsafeUpdateAt;
/**
 * @category unsafe
 * @since 2.5.0
 */
var unsafeDeleteAt = function (i, as) {
    var xs = as.slice();
    xs.splice(i, 1);
    return xs;
};
exports.unsafeDeleteAt = unsafeDeleteAt;
/**
 * @category conversions
 * @since 2.5.0
 */
var toArray = function (as) { return as.slice(); };
exports.toArray = toArray;
/**
 * @category conversions
 * @since 2.5.0
 */
var fromArray = function (as) { return ((0, exports.isEmpty)(as) ? exports.empty : as.slice()); };
exports.fromArray = fromArray;
// -------------------------------------------------------------------------------------
// utils
// -------------------------------------------------------------------------------------
/**
 * An empty array
 *
 * @since 2.5.0
 */
exports.empty = RNEA.empty;
function every(predicate) {
    return function (as) { return as.every(predicate); };
}
/**
 * Check if a predicate holds true for any array member.
 *
 * @example
 * import { some } from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * const isPositive = (n: number): boolean => n > 0
 *
 * assert.deepStrictEqual(pipe([-1, -2, 3], some(isPositive)), true)
 * assert.deepStrictEqual(pipe([-1, -2, -3], some(isPositive)), false)
 *
 * @since 2.9.0
 */
var some = function (predicate) {
    return function (as) {
        return as.some(predicate);
    };
};
exports.some = some;
/**
 * Alias of [`some`](#some)
 *
 * @since 2.11.0
 */
exports.exists = exports.some;
/**
 * Places an element in between members of a `ReadonlyArray`, then folds the results using the provided `Monoid`.
 *
 * @example
 * import * as S from 'fp-ts/string'
 * import { intercalate } from 'fp-ts/ReadonlyArray'
 *
 * assert.deepStrictEqual(intercalate(S.Monoid)('-')(['a', 'b', 'c']), 'a-b-c')
 *
 * @since 2.12.0
 */
var intercalate = function (M) {
    var intercalateM = RNEA.intercalate(M);
    return function (middle) { return (0, exports.match)(function () { return M.empty; }, intercalateM(middle)); };
};
exports.intercalate = intercalate;
// -------------------------------------------------------------------------------------
// do notation
// -------------------------------------------------------------------------------------
/**
 * @category do notation
 * @since 2.9.0
 */
exports.Do = (0, exports.of)(_.emptyRecord);
/**
 * @category do notation
 * @since 2.8.0
 */
exports.bindTo = (0, Functor_1.bindTo)(exports.Functor);
var let_ = /*#__PURE__*/ (0, Functor_1.let)(exports.Functor);
exports["let"] = let_;
/**
 * @category do notation
 * @since 2.8.0
 */
exports.bind = (0, Chain_1.bind)(exports.Chain);
/**
 * @category do notation
 * @since 2.8.0
 */
exports.apS = (0, Apply_1.apS)(exports.Apply);
// -------------------------------------------------------------------------------------
// legacy
// -------------------------------------------------------------------------------------
/**
 * Alias of `flatMap`.
 *
 * @category legacy
 * @since 2.5.0
 */
exports.chain = exports.flatMap;
// -------------------------------------------------------------------------------------
// deprecated
// -------------------------------------------------------------------------------------
/**
 * Use `ReadonlyNonEmptyArray` module instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
exports.range = RNEA.range;
/**
 * Use [`prepend`](#prepend) instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
exports.cons = RNEA.cons;
/**
 * Use [`append`](#append) instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
exports.snoc = RNEA.snoc;
/**
 * Use [`prependAll`](#prependall) instead.
 *
 * @category zone of death
 * @since 2.9.0
 * @deprecated
 */
exports.prependToAll = exports.prependAll;
/**
 * This instance is deprecated, use small, specific instances instead.
 * For example if a function needs a `Functor` instance, pass `RA.Functor` instead of `RA.readonlyArray`
 * (where `RA` is from `import RA from 'fp-ts/ReadonlyArray'`)
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
exports.readonlyArray = {
    URI: exports.URI,
    compact: exports.compact,
    separate: exports.separate,
    map: _map,
    ap: _ap,
    of: exports.of,
    chain: exports.flatMap,
    filter: _filter,
    filterMap: _filterMap,
    partition: _partition,
    partitionMap: _partitionMap,
    mapWithIndex: _mapWithIndex,
    partitionMapWithIndex: _partitionMapWithIndex,
    partitionWithIndex: _partitionWithIndex,
    filterMapWithIndex: _filterMapWithIndex,
    filterWithIndex: _filterWithIndex,
    alt: _alt,
    zero: exports.zero,
    unfold: exports.unfold,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    traverse: _traverse,
    sequence: exports.sequence,
    reduceWithIndex: _reduceWithIndex,
    foldMapWithIndex: _foldMapWithIndex,
    reduceRightWithIndex: _reduceRightWithIndex,
    traverseWithIndex: _traverseWithIndex,
    extend: _extend,
    wither: _wither,
    wilt: _wilt
};


/***/ }),

/***/ 8267:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || function (mod) {
    if (mod && mod.__esModule) return mod;
    var result = {};
    if (mod != null) for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
    __setModuleDefault(result, mod);
    return result;
};
var __spreadArray = (this && this.__spreadArray) || function (to, from, pack) {
    if (pack || arguments.length === 2) for (var i = 0, l = from.length, ar; i < l; i++) {
        if (ar || !(i in from)) {
            if (!ar) ar = Array.prototype.slice.call(from, 0, i);
            ar[i] = from[i];
        }
    }
    return to.concat(ar || Array.prototype.slice.call(from));
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.traverse = exports.reduceRightWithIndex = exports.foldMapWithIndex = exports.reduceWithIndex = exports.reduceRight = exports.foldMap = exports.reduce = exports.mapWithIndex = exports.map = exports.flatten = exports.duplicate = exports.extend = exports.flatMap = exports.ap = exports.alt = exports.altW = exports.of = exports.chunksOf = exports.splitAt = exports.chop = exports.chainWithIndex = exports.intersperse = exports.prependAll = exports.unzip = exports.zipWith = exports.modifyAt = exports.updateAt = exports.sort = exports.groupBy = exports.reverse = exports.fromArray = exports.unappend = exports.unprepend = exports.range = exports.replicate = exports.makeBy = exports.fromReadonlyArray = exports.rotate = exports.union = exports.sortBy = exports.uniq = exports.unsafeUpdateAt = exports.unsafeInsertAt = exports.append = exports.appendW = exports.prepend = exports.prependW = exports.isOutOfBound = exports.isNonEmpty = exports.empty = void 0;
exports.insertAt = exports.snoc = exports.unsnoc = exports.uncons = exports.filterWithIndex = exports.chain = exports.intercalate = exports.updateLast = exports.modifyLast = exports.updateHead = exports.modifyHead = exports.matchRight = exports.matchLeft = exports.concatAll = exports.max = exports.min = exports.init = exports.last = exports.tail = exports.head = exports.apS = exports.bind = exports["let"] = exports.bindTo = exports.Do = exports.Comonad = exports.Alt = exports.TraversableWithIndex = exports.Traversable = exports.FoldableWithIndex = exports.Foldable = exports.Monad = exports.chainFirst = exports.Chain = exports.Applicative = exports.apSecond = exports.apFirst = exports.Apply = exports.FunctorWithIndex = exports.Pointed = exports.flap = exports.Functor = exports.getUnionSemigroup = exports.getEq = exports.getSemigroup = exports.getShow = exports.URI = exports.extract = exports.traverseWithIndex = exports.sequence = void 0;
exports.readonlyNonEmptyArray = exports.fold = exports.prependToAll = void 0;
exports.concatW = concatW;
exports.concat = concat;
exports.group = group;
exports.zip = zip;
exports.groupSort = groupSort;
exports.filter = filter;
exports.cons = cons;
var Apply_1 = __webpack_require__(6284);
var Chain_1 = __webpack_require__(9869);
var Eq_1 = __webpack_require__(1668);
var function_1 = __webpack_require__(5518);
var Functor_1 = __webpack_require__(9259);
var _ = __importStar(__webpack_require__(3435));
var Ord_1 = __webpack_require__(2795);
var Se = __importStar(__webpack_require__(7177));
// -------------------------------------------------------------------------------------
// internal
// -------------------------------------------------------------------------------------
/**
 * @internal
 */
exports.empty = _.emptyReadonlyArray;
/**
 * @internal
 */
exports.isNonEmpty = _.isNonEmpty;
/**
 * @internal
 */
var isOutOfBound = function (i, as) { return i < 0 || i >= as.length; };
exports.isOutOfBound = isOutOfBound;
/**
 * @internal
 */
var prependW = function (head) {
    return function (tail) {
        return __spreadArray([head], tail, true);
    };
};
exports.prependW = prependW;
/**
 * @internal
 */
exports.prepend = exports.prependW;
/**
 * @internal
 */
var appendW = function (end) {
    return function (init) {
        return __spreadArray(__spreadArray([], init, true), [end], false);
    };
};
exports.appendW = appendW;
/**
 * @internal
 */
exports.append = exports.appendW;
/**
 * @internal
 */
var unsafeInsertAt = function (i, a, as) {
    if ((0, exports.isNonEmpty)(as)) {
        var xs = _.fromReadonlyNonEmptyArray(as);
        xs.splice(i, 0, a);
        return xs;
    }
    return [a];
};
exports.unsafeInsertAt = unsafeInsertAt;
/**
 * @internal
 */
var unsafeUpdateAt = function (i, a, as) {
    if (as[i] === a) {
        return as;
    }
    else {
        var xs = _.fromReadonlyNonEmptyArray(as);
        xs[i] = a;
        return xs;
    }
};
exports.unsafeUpdateAt = unsafeUpdateAt;
/**
 * Remove duplicates from a `ReadonlyNonEmptyArray`, keeping the first occurrence of an element.
 *
 * @example
 * import { uniq } from 'fp-ts/ReadonlyNonEmptyArray'
 * import * as N from 'fp-ts/number'
 *
 * assert.deepStrictEqual(uniq(N.Eq)([1, 2, 1]), [1, 2])
 *
 * @since 2.11.0
 */
var uniq = function (E) {
    return function (as) {
        if (as.length === 1) {
            return as;
        }
        var out = [(0, exports.head)(as)];
        var rest = (0, exports.tail)(as);
        var _loop_1 = function (a) {
            if (out.every(function (o) { return !E.equals(o, a); })) {
                out.push(a);
            }
        };
        for (var _i = 0, rest_1 = rest; _i < rest_1.length; _i++) {
            var a = rest_1[_i];
            _loop_1(a);
        }
        return out;
    };
};
exports.uniq = uniq;
/**
 * Sort the elements of a `ReadonlyNonEmptyArray` in increasing order, where elements are compared using first `ords[0]`, then `ords[1]`,
 * etc...
 *
 * @example
 * import * as RNEA from 'fp-ts/ReadonlyNonEmptyArray'
 * import { contramap } from 'fp-ts/Ord'
 * import * as S from 'fp-ts/string'
 * import * as N from 'fp-ts/number'
 * import { pipe } from 'fp-ts/function'
 *
 * interface Person {
 *   name: string
 *   age: number
 * }
 *
 * const byName = pipe(S.Ord, contramap((p: Person) => p.name))
 *
 * const byAge = pipe(N.Ord, contramap((p: Person) => p.age))
 *
 * const sortByNameByAge = RNEA.sortBy([byName, byAge])
 *
 * const persons: RNEA.ReadonlyNonEmptyArray<Person> = [
 *   { name: 'a', age: 1 },
 *   { name: 'b', age: 3 },
 *   { name: 'c', age: 2 },
 *   { name: 'b', age: 2 }
 * ]
 *
 * assert.deepStrictEqual(sortByNameByAge(persons), [
 *   { name: 'a', age: 1 },
 *   { name: 'b', age: 2 },
 *   { name: 'b', age: 3 },
 *   { name: 'c', age: 2 }
 * ])
 *
 * @since 2.11.0
 */
var sortBy = function (ords) {
    if ((0, exports.isNonEmpty)(ords)) {
        var M = (0, Ord_1.getMonoid)();
        return (0, exports.sort)(ords.reduce(M.concat, M.empty));
    }
    return function_1.identity;
};
exports.sortBy = sortBy;
/**
 * @since 2.11.0
 */
var union = function (E) {
    var uniqE = (0, exports.uniq)(E);
    return function (second) { return function (first) { return uniqE((0, function_1.pipe)(first, concat(second))); }; };
};
exports.union = union;
/**
 * Rotate a `ReadonlyNonEmptyArray` by `n` steps.
 *
 * @example
 * import { rotate } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(rotate(2)([1, 2, 3, 4, 5]), [4, 5, 1, 2, 3])
 * assert.deepStrictEqual(rotate(-2)([1, 2, 3, 4, 5]), [3, 4, 5, 1, 2])
 *
 * @since 2.11.0
 */
var rotate = function (n) {
    return function (as) {
        var len = as.length;
        var m = Math.round(n) % len;
        if ((0, exports.isOutOfBound)(Math.abs(m), as) || m === 0) {
            return as;
        }
        if (m < 0) {
            var _a = (0, exports.splitAt)(-m)(as), f = _a[0], s = _a[1];
            return (0, function_1.pipe)(s, concat(f));
        }
        else {
            return (0, exports.rotate)(m - len)(as);
        }
    };
};
exports.rotate = rotate;
// -------------------------------------------------------------------------------------
// constructors
// -------------------------------------------------------------------------------------
/**
 * Return a `ReadonlyNonEmptyArray` from a `ReadonlyArray` returning `none` if the input is empty.
 *
 * @category conversions
 * @since 2.5.0
 */
var fromReadonlyArray = function (as) {
    return (0, exports.isNonEmpty)(as) ? _.some(as) : _.none;
};
exports.fromReadonlyArray = fromReadonlyArray;
/**
 * Return a `ReadonlyNonEmptyArray` of length `n` with element `i` initialized with `f(i)`.
 *
 * **Note**. `n` is normalized to a natural number.
 *
 * @example
 * import { makeBy } from 'fp-ts/ReadonlyNonEmptyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * const double = (n: number): number => n * 2
 * assert.deepStrictEqual(pipe(5, makeBy(double)), [0, 2, 4, 6, 8])
 *
 * @category constructors
 * @since 2.11.0
 */
var makeBy = function (f) {
    return function (n) {
        var j = Math.max(0, Math.floor(n));
        var out = [f(0)];
        for (var i = 1; i < j; i++) {
            out.push(f(i));
        }
        return out;
    };
};
exports.makeBy = makeBy;
/**
 * Create a `ReadonlyNonEmptyArray` containing a value repeated the specified number of times.
 *
 * **Note**. `n` is normalized to a natural number.
 *
 * @example
 * import { replicate } from 'fp-ts/ReadonlyNonEmptyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(pipe(3, replicate('a')), ['a', 'a', 'a'])
 *
 * @category constructors
 * @since 2.11.0
 */
var replicate = function (a) { return (0, exports.makeBy)(function () { return a; }); };
exports.replicate = replicate;
/**
 * Create a `ReadonlyNonEmptyArray` containing a range of integers, including both endpoints.
 *
 * @example
 * import { range } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(range(1, 5), [1, 2, 3, 4, 5])
 *
 * @category constructors
 * @since 2.11.0
 */
var range = function (start, end) {
    return start <= end ? (0, exports.makeBy)(function (i) { return start + i; })(end - start + 1) : [start];
};
exports.range = range;
/**
 * Return the tuple of the `head` and the `tail`.
 *
 * @example
 * import { unprepend } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(unprepend([1, 2, 3, 4]), [1, [2, 3, 4]])
 *
 * @since 2.9.0
 */
var unprepend = function (as) { return [(0, exports.head)(as), (0, exports.tail)(as)]; };
exports.unprepend = unprepend;
/**
 * Return the tuple of the `init` and the `last`.
 *
 * @example
 * import { unappend } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(unappend([1, 2, 3, 4]), [[1, 2, 3], 4])
 *
 * @since 2.9.0
 */
var unappend = function (as) { return [(0, exports.init)(as), (0, exports.last)(as)]; };
exports.unappend = unappend;
/**
 * @category conversions
 * @since 2.5.0
 */
var fromArray = function (as) { return (0, exports.fromReadonlyArray)(as.slice()); };
exports.fromArray = fromArray;
function concatW(second) {
    return function (first) { return first.concat(second); };
}
function concat(x, y) {
    return y ? x.concat(y) : function (y) { return y.concat(x); };
}
/**
 * @since 2.5.0
 */
var reverse = function (as) {
    return as.length === 1 ? as : __spreadArray([(0, exports.last)(as)], as.slice(0, -1).reverse(), true);
};
exports.reverse = reverse;
function group(E) {
    return function (as) {
        var len = as.length;
        if (len === 0) {
            return exports.empty;
        }
        var out = [];
        var head = as[0];
        var nea = [head];
        for (var i = 1; i < len; i++) {
            var a = as[i];
            if (E.equals(a, head)) {
                nea.push(a);
            }
            else {
                out.push(nea);
                head = a;
                nea = [head];
            }
        }
        out.push(nea);
        return out;
    };
}
/**
 * Splits an array into sub-non-empty-arrays stored in an object, based on the result of calling a `string`-returning
 * function on each element, and grouping the results according to values returned
 *
 * @example
 * import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(groupBy((s: string) => String(s.length))(['a', 'b', 'ab']), {
 *   '1': ['a', 'b'],
 *   '2': ['ab']
 * })
 *
 * @since 2.5.0
 */
var groupBy = function (f) {
    return function (as) {
        var out = {};
        for (var _i = 0, as_1 = as; _i < as_1.length; _i++) {
            var a = as_1[_i];
            var k = f(a);
            if (_.has.call(out, k)) {
                out[k].push(a);
            }
            else {
                out[k] = [a];
            }
        }
        return out;
    };
};
exports.groupBy = groupBy;
/**
 * @since 2.5.0
 */
var sort = function (O) {
    return function (as) {
        return as.length === 1 ? as : as.slice().sort(O.compare);
    };
};
exports.sort = sort;
/**
 * @since 2.5.0
 */
var updateAt = function (i, a) {
    return (0, exports.modifyAt)(i, function () { return a; });
};
exports.updateAt = updateAt;
/**
 * @since 2.5.0
 */
var modifyAt = function (i, f) {
    return function (as) {
        return (0, exports.isOutOfBound)(i, as) ? _.none : _.some((0, exports.unsafeUpdateAt)(i, f(as[i]), as));
    };
};
exports.modifyAt = modifyAt;
/**
 * @since 2.5.1
 */
var zipWith = function (as, bs, f) {
    var cs = [f(as[0], bs[0])];
    var len = Math.min(as.length, bs.length);
    for (var i = 1; i < len; i++) {
        cs[i] = f(as[i], bs[i]);
    }
    return cs;
};
exports.zipWith = zipWith;
function zip(as, bs) {
    if (bs === undefined) {
        return function (bs) { return zip(bs, as); };
    }
    return (0, exports.zipWith)(as, bs, function (a, b) { return [a, b]; });
}
/**
 * @since 2.5.1
 */
var unzip = function (abs) {
    var fa = [abs[0][0]];
    var fb = [abs[0][1]];
    for (var i = 1; i < abs.length; i++) {
        fa[i] = abs[i][0];
        fb[i] = abs[i][1];
    }
    return [fa, fb];
};
exports.unzip = unzip;
/**
 * Prepend an element to every member of a `ReadonlyNonEmptyArray`.
 *
 * @example
 * import { prependAll } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(prependAll(9)([1, 2, 3, 4]), [9, 1, 9, 2, 9, 3, 9, 4])
 *
 * @since 2.10.0
 */
var prependAll = function (middle) {
    return function (as) {
        var out = [middle, as[0]];
        for (var i = 1; i < as.length; i++) {
            out.push(middle, as[i]);
        }
        return out;
    };
};
exports.prependAll = prependAll;
/**
 * Places an element in between members of a `ReadonlyNonEmptyArray`.
 *
 * @example
 * import { intersperse } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(intersperse(9)([1, 2, 3, 4]), [1, 9, 2, 9, 3, 9, 4])
 *
 * @since 2.9.0
 */
var intersperse = function (middle) {
    return function (as) {
        var rest = (0, exports.tail)(as);
        return (0, exports.isNonEmpty)(rest) ? (0, function_1.pipe)(rest, (0, exports.prependAll)(middle), (0, exports.prepend)((0, exports.head)(as))) : as;
    };
};
exports.intersperse = intersperse;
/**
 * @category sequencing
 * @since 2.10.0
 */
var chainWithIndex = function (f) {
    return function (as) {
        var out = _.fromReadonlyNonEmptyArray(f(0, (0, exports.head)(as)));
        for (var i = 1; i < as.length; i++) {
            var bs = f(i, as[i]);
            for (var j = 0; j < bs.length; j++) {
                out.push(bs[j]);
            }
        }
        return out;
    };
};
exports.chainWithIndex = chainWithIndex;
/**
 * A useful recursion pattern for processing a `ReadonlyNonEmptyArray` to produce a new `ReadonlyNonEmptyArray`, often used for "chopping" up the input
 * `ReadonlyNonEmptyArray`. Typically `chop` is called with some function that will consume an initial prefix of the `ReadonlyNonEmptyArray` and produce a
 * value and the tail of the `ReadonlyNonEmptyArray`.
 *
 * @since 2.10.0
 */
var chop = function (f) {
    return function (as) {
        var _a = f(as), b = _a[0], rest = _a[1];
        var out = [b];
        var next = rest;
        while ((0, exports.isNonEmpty)(next)) {
            var _b = f(next), b_1 = _b[0], rest_2 = _b[1];
            out.push(b_1);
            next = rest_2;
        }
        return out;
    };
};
exports.chop = chop;
/**
 * Splits a `ReadonlyNonEmptyArray` into two pieces, the first piece has max `n` elements.
 *
 * @since 2.10.0
 */
var splitAt = function (n) {
    return function (as) {
        var m = Math.max(1, n);
        return m >= as.length ? [as, exports.empty] : [(0, function_1.pipe)(as.slice(1, m), (0, exports.prepend)((0, exports.head)(as))), as.slice(m)];
    };
};
exports.splitAt = splitAt;
/**
 * Splits a `ReadonlyNonEmptyArray` into length-`n` pieces. The last piece will be shorter if `n` does not evenly divide the length of
 * the `ReadonlyNonEmptyArray`.
 *
 * @since 2.10.0
 */
var chunksOf = function (n) { return (0, exports.chop)((0, exports.splitAt)(n)); };
exports.chunksOf = chunksOf;
var _map = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.map)(f)); };
/* istanbul ignore next */
var _mapWithIndex = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.mapWithIndex)(f)); };
var _ap = function (fab, fa) { return (0, function_1.pipe)(fab, (0, exports.ap)(fa)); };
/* istanbul ignore next */
var _extend = function (wa, f) { return (0, function_1.pipe)(wa, (0, exports.extend)(f)); };
/* istanbul ignore next */
var _reduce = function (fa, b, f) { return (0, function_1.pipe)(fa, (0, exports.reduce)(b, f)); };
/* istanbul ignore next */
var _foldMap = function (M) {
    var foldMapM = (0, exports.foldMap)(M);
    return function (fa, f) { return (0, function_1.pipe)(fa, foldMapM(f)); };
};
/* istanbul ignore next */
var _reduceRight = function (fa, b, f) { return (0, function_1.pipe)(fa, (0, exports.reduceRight)(b, f)); };
/* istanbul ignore next */
var _traverse = function (F) {
    var traverseF = (0, exports.traverse)(F);
    return function (ta, f) { return (0, function_1.pipe)(ta, traverseF(f)); };
};
/* istanbul ignore next */
var _alt = function (fa, that) { return (0, function_1.pipe)(fa, (0, exports.alt)(that)); };
/* istanbul ignore next */
var _reduceWithIndex = function (fa, b, f) {
    return (0, function_1.pipe)(fa, (0, exports.reduceWithIndex)(b, f));
};
/* istanbul ignore next */
var _foldMapWithIndex = function (M) {
    var foldMapWithIndexM = (0, exports.foldMapWithIndex)(M);
    return function (fa, f) { return (0, function_1.pipe)(fa, foldMapWithIndexM(f)); };
};
/* istanbul ignore next */
var _reduceRightWithIndex = function (fa, b, f) {
    return (0, function_1.pipe)(fa, (0, exports.reduceRightWithIndex)(b, f));
};
/* istanbul ignore next */
var _traverseWithIndex = function (F) {
    var traverseWithIndexF = (0, exports.traverseWithIndex)(F);
    return function (ta, f) { return (0, function_1.pipe)(ta, traverseWithIndexF(f)); };
};
/**
 * @category constructors
 * @since 2.5.0
 */
exports.of = _.singleton;
/**
 * Less strict version of [`alt`](#alt).
 *
 * The `W` suffix (short for **W**idening) means that the return types will be merged.
 *
 * @example
 * import * as RNEA from 'fp-ts/ReadonlyNonEmptyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3] as RNEA.ReadonlyNonEmptyArray<number>,
 *     RNEA.altW(() => ['a', 'b'])
 *   ),
 *   [1, 2, 3, 'a', 'b']
 * )
 *
 * @category error handling
 * @since 2.9.0
 */
var altW = function (that) {
    return function (as) {
        return (0, function_1.pipe)(as, concatW(that()));
    };
};
exports.altW = altW;
/**
 * Identifies an associative operation on a type constructor. It is similar to `Semigroup`, except that it applies to
 * types of kind `* -> *`.
 *
 * In case of `ReadonlyNonEmptyArray` concatenates the inputs into a single array.
 *
 * @example
 * import * as RNEA from 'fp-ts/ReadonlyNonEmptyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RNEA.alt(() => [4, 5])
 *   ),
 *   [1, 2, 3, 4, 5]
 * )
 *
 * @category error handling
 * @since 2.6.2
 */
exports.alt = exports.altW;
/**
 * @since 2.5.0
 */
var ap = function (as) { return (0, exports.flatMap)(function (f) { return (0, function_1.pipe)(as, (0, exports.map)(f)); }); };
exports.ap = ap;
/**
 * @example
 * import * as RNEA from 'fp-ts/ReadonlyNonEmptyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RNEA.flatMap((n) => [`a${n}`, `b${n}`])
 *   ),
 *   ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']
 * )
 *
 * @category sequencing
 * @since 2.14.0
 */
exports.flatMap = (0, function_1.dual)(2, function (ma, f) {
    return (0, function_1.pipe)(ma, (0, exports.chainWithIndex)(function (i, a) { return f(a, i); }));
});
/**
 * @since 2.5.0
 */
var extend = function (f) {
    return function (as) {
        var next = (0, exports.tail)(as);
        var out = [f(as)];
        while ((0, exports.isNonEmpty)(next)) {
            out.push(f(next));
            next = (0, exports.tail)(next);
        }
        return out;
    };
};
exports.extend = extend;
/**
 * @since 2.5.0
 */
exports.duplicate = 
/*#__PURE__*/ (0, exports.extend)(function_1.identity);
/**
 * @category sequencing
 * @since 2.5.0
 */
exports.flatten = 
/*#__PURE__*/ (0, exports.flatMap)(function_1.identity);
/**
 * `map` can be used to turn functions `(a: A) => B` into functions `(fa: F<A>) => F<B>` whose argument and return types
 * use the type constructor `F` to represent some computational context.
 *
 * @category mapping
 * @since 2.5.0
 */
var map = function (f) {
    return (0, exports.mapWithIndex)(function (_, a) { return f(a); });
};
exports.map = map;
/**
 * @category mapping
 * @since 2.5.0
 */
var mapWithIndex = function (f) {
    return function (as) {
        var out = [f(0, (0, exports.head)(as))];
        for (var i = 1; i < as.length; i++) {
            out.push(f(i, as[i]));
        }
        return out;
    };
};
exports.mapWithIndex = mapWithIndex;
/**
 * @category folding
 * @since 2.5.0
 */
var reduce = function (b, f) {
    return (0, exports.reduceWithIndex)(b, function (_, b, a) { return f(b, a); });
};
exports.reduce = reduce;
/**
 * **Note**. The constraint is relaxed: a `Semigroup` instead of a `Monoid`.
 *
 * @category folding
 * @since 2.5.0
 */
var foldMap = function (S) {
    return function (f) {
        return function (as) {
            return as.slice(1).reduce(function (s, a) { return S.concat(s, f(a)); }, f(as[0]));
        };
    };
};
exports.foldMap = foldMap;
/**
 * @category folding
 * @since 2.5.0
 */
var reduceRight = function (b, f) {
    return (0, exports.reduceRightWithIndex)(b, function (_, b, a) { return f(b, a); });
};
exports.reduceRight = reduceRight;
/**
 * @category folding
 * @since 2.5.0
 */
var reduceWithIndex = function (b, f) {
    return function (as) {
        return as.reduce(function (b, a, i) { return f(i, b, a); }, b);
    };
};
exports.reduceWithIndex = reduceWithIndex;
/**
 * **Note**. The constraint is relaxed: a `Semigroup` instead of a `Monoid`.
 *
 * @category folding
 * @since 2.5.0
 */
var foldMapWithIndex = function (S) {
    return function (f) {
        return function (as) {
            return as.slice(1).reduce(function (s, a, i) { return S.concat(s, f(i + 1, a)); }, f(0, as[0]));
        };
    };
};
exports.foldMapWithIndex = foldMapWithIndex;
/**
 * @category folding
 * @since 2.5.0
 */
var reduceRightWithIndex = function (b, f) {
    return function (as) {
        return as.reduceRight(function (b, a, i) { return f(i, a, b); }, b);
    };
};
exports.reduceRightWithIndex = reduceRightWithIndex;
/**
 * @category traversing
 * @since 2.6.3
 */
var traverse = function (F) {
    var traverseWithIndexF = (0, exports.traverseWithIndex)(F);
    return function (f) { return traverseWithIndexF(function (_, a) { return f(a); }); };
};
exports.traverse = traverse;
/**
 * @category traversing
 * @since 2.6.3
 */
var sequence = function (F) { return (0, exports.traverseWithIndex)(F)(function_1.SK); };
exports.sequence = sequence;
/**
 * @category sequencing
 * @since 2.6.3
 */
var traverseWithIndex = function (F) {
    return function (f) {
        return function (as) {
            var out = F.map(f(0, (0, exports.head)(as)), exports.of);
            for (var i = 1; i < as.length; i++) {
                out = F.ap(F.map(out, function (bs) { return function (b) { return (0, function_1.pipe)(bs, (0, exports.append)(b)); }; }), f(i, as[i]));
            }
            return out;
        };
    };
};
exports.traverseWithIndex = traverseWithIndex;
/**
 * @category Comonad
 * @since 2.6.3
 */
exports.extract = _.head;
/**
 * @category type lambdas
 * @since 2.5.0
 */
exports.URI = 'ReadonlyNonEmptyArray';
/**
 * @category instances
 * @since 2.5.0
 */
var getShow = function (S) { return ({
    show: function (as) { return "[".concat(as.map(S.show).join(', '), "]"); }
}); };
exports.getShow = getShow;
/**
 * Builds a `Semigroup` instance for `ReadonlyNonEmptyArray`
 *
 * @category instances
 * @since 2.5.0
 */
var getSemigroup = function () { return ({
    concat: concat
}); };
exports.getSemigroup = getSemigroup;
/**
 * @example
 * import { getEq } from 'fp-ts/ReadonlyNonEmptyArray'
 * import * as N from 'fp-ts/number'
 *
 * const E = getEq(N.Eq)
 * assert.strictEqual(E.equals([1, 2], [1, 2]), true)
 * assert.strictEqual(E.equals([1, 2], [1, 3]), false)
 *
 * @category instances
 * @since 2.5.0
 */
var getEq = function (E) {
    return (0, Eq_1.fromEquals)(function (xs, ys) { return xs.length === ys.length && xs.every(function (x, i) { return E.equals(x, ys[i]); }); });
};
exports.getEq = getEq;
/**
 * @since 2.11.0
 */
var getUnionSemigroup = function (E) {
    var unionE = (0, exports.union)(E);
    return {
        concat: function (first, second) { return unionE(second)(first); }
    };
};
exports.getUnionSemigroup = getUnionSemigroup;
/**
 * @category instances
 * @since 2.7.0
 */
exports.Functor = {
    URI: exports.URI,
    map: _map
};
/**
 * @category mapping
 * @since 2.10.0
 */
exports.flap = (0, Functor_1.flap)(exports.Functor);
/**
 * @category instances
 * @since 2.10.0
 */
exports.Pointed = {
    URI: exports.URI,
    of: exports.of
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.FunctorWithIndex = {
    URI: exports.URI,
    map: _map,
    mapWithIndex: _mapWithIndex
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Apply = {
    URI: exports.URI,
    map: _map,
    ap: _ap
};
/**
 * Combine two effectful actions, keeping only the result of the first.
 *
 * @since 2.5.0
 */
exports.apFirst = (0, Apply_1.apFirst)(exports.Apply);
/**
 * Combine two effectful actions, keeping only the result of the second.
 *
 * @since 2.5.0
 */
exports.apSecond = (0, Apply_1.apSecond)(exports.Apply);
/**
 * @category instances
 * @since 2.7.0
 */
exports.Applicative = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Chain = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    chain: exports.flatMap
};
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation and
 * keeping only the result of the first.
 *
 * @example
 * import * as RA from 'fp-ts/ReadonlyArray'
 * import { pipe } from 'fp-ts/function'
 *
 * assert.deepStrictEqual(
 *   pipe(
 *     [1, 2, 3],
 *     RA.chainFirst(() => ['a', 'b'])
 *   ),
 *   [1, 1, 2, 2, 3, 3]
 * )
 *
 * @category sequencing
 * @since 2.5.0
 */
exports.chainFirst = (0, Chain_1.chainFirst)(exports.Chain);
/**
 * @category instances
 * @since 2.7.0
 */
exports.Monad = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    chain: exports.flatMap
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Foldable = {
    URI: exports.URI,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.FoldableWithIndex = {
    URI: exports.URI,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    reduceWithIndex: _reduceWithIndex,
    foldMapWithIndex: _foldMapWithIndex,
    reduceRightWithIndex: _reduceRightWithIndex
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Traversable = {
    URI: exports.URI,
    map: _map,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    traverse: _traverse,
    sequence: exports.sequence
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.TraversableWithIndex = {
    URI: exports.URI,
    map: _map,
    mapWithIndex: _mapWithIndex,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    traverse: _traverse,
    sequence: exports.sequence,
    reduceWithIndex: _reduceWithIndex,
    foldMapWithIndex: _foldMapWithIndex,
    reduceRightWithIndex: _reduceRightWithIndex,
    traverseWithIndex: _traverseWithIndex
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Alt = {
    URI: exports.URI,
    map: _map,
    alt: _alt
};
/**
 * @category instances
 * @since 2.7.0
 */
exports.Comonad = {
    URI: exports.URI,
    map: _map,
    extend: _extend,
    extract: exports.extract
};
// -------------------------------------------------------------------------------------
// do notation
// -------------------------------------------------------------------------------------
/**
 * @category do notation
 * @since 2.9.0
 */
exports.Do = (0, exports.of)(_.emptyRecord);
/**
 * @category do notation
 * @since 2.8.0
 */
exports.bindTo = (0, Functor_1.bindTo)(exports.Functor);
var let_ = /*#__PURE__*/ (0, Functor_1.let)(exports.Functor);
exports["let"] = let_;
/**
 * @category do notation
 * @since 2.8.0
 */
exports.bind = (0, Chain_1.bind)(exports.Chain);
/**
 * @category do notation
 * @since 2.8.0
 */
exports.apS = (0, Apply_1.apS)(exports.Apply);
// -------------------------------------------------------------------------------------
// utils
// -------------------------------------------------------------------------------------
/**
 * @since 2.5.0
 */
exports.head = exports.extract;
/**
 * @since 2.5.0
 */
exports.tail = _.tail;
/**
 * @since 2.5.0
 */
var last = function (as) { return as[as.length - 1]; };
exports.last = last;
/**
 * Get all but the last element of a non empty array, creating a new array.
 *
 * @example
 * import { init } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(init([1, 2, 3]), [1, 2])
 * assert.deepStrictEqual(init([1]), [])
 *
 * @since 2.5.0
 */
var init = function (as) { return as.slice(0, -1); };
exports.init = init;
/**
 * @since 2.5.0
 */
var min = function (O) {
    var S = Se.min(O);
    return function (as) { return as.reduce(S.concat); };
};
exports.min = min;
/**
 * @since 2.5.0
 */
var max = function (O) {
    var S = Se.max(O);
    return function (as) { return as.reduce(S.concat); };
};
exports.max = max;
/**
 * @since 2.10.0
 */
var concatAll = function (S) {
    return function (as) {
        return as.reduce(S.concat);
    };
};
exports.concatAll = concatAll;
/**
 * Break a `ReadonlyArray` into its first element and remaining elements.
 *
 * @category pattern matching
 * @since 2.11.0
 */
var matchLeft = function (f) {
    return function (as) {
        return f((0, exports.head)(as), (0, exports.tail)(as));
    };
};
exports.matchLeft = matchLeft;
/**
 * Break a `ReadonlyArray` into its initial elements and the last element.
 *
 * @category pattern matching
 * @since 2.11.0
 */
var matchRight = function (f) {
    return function (as) {
        return f((0, exports.init)(as), (0, exports.last)(as));
    };
};
exports.matchRight = matchRight;
/**
 * Apply a function to the head, creating a new `ReadonlyNonEmptyArray`.
 *
 * @since 2.11.0
 */
var modifyHead = function (f) {
    return function (as) {
        return __spreadArray([f((0, exports.head)(as))], (0, exports.tail)(as), true);
    };
};
exports.modifyHead = modifyHead;
/**
 * Change the head, creating a new `ReadonlyNonEmptyArray`.
 *
 * @since 2.11.0
 */
var updateHead = function (a) { return (0, exports.modifyHead)(function () { return a; }); };
exports.updateHead = updateHead;
/**
 * Apply a function to the last element, creating a new `ReadonlyNonEmptyArray`.
 *
 * @since 2.11.0
 */
var modifyLast = function (f) {
    return function (as) {
        return (0, function_1.pipe)((0, exports.init)(as), (0, exports.append)(f((0, exports.last)(as))));
    };
};
exports.modifyLast = modifyLast;
/**
 * Change the last element, creating a new `ReadonlyNonEmptyArray`.
 *
 * @since 2.11.0
 */
var updateLast = function (a) { return (0, exports.modifyLast)(function () { return a; }); };
exports.updateLast = updateLast;
/**
 * Places an element in between members of a `ReadonlyNonEmptyArray`, then folds the results using the provided `Semigroup`.
 *
 * @example
 * import * as S from 'fp-ts/string'
 * import { intercalate } from 'fp-ts/ReadonlyNonEmptyArray'
 *
 * assert.deepStrictEqual(intercalate(S.Semigroup)('-')(['a', 'b', 'c']), 'a-b-c')
 *
 * @since 2.12.0
 */
var intercalate = function (S) {
    var concatAllS = (0, exports.concatAll)(S);
    return function (middle) { return (0, function_1.flow)((0, exports.intersperse)(middle), concatAllS); };
};
exports.intercalate = intercalate;
// -------------------------------------------------------------------------------------
// legacy
// -------------------------------------------------------------------------------------
/**
 * Alias of `flatMap`.
 *
 * @category legacy
 * @since 2.5.0
 */
exports.chain = exports.flatMap;
function groupSort(O) {
    var sortO = (0, exports.sort)(O);
    var groupO = group(O);
    return function (as) { return ((0, exports.isNonEmpty)(as) ? groupO(sortO(as)) : exports.empty); };
}
function filter(predicate) {
    return (0, exports.filterWithIndex)(function (_, a) { return predicate(a); });
}
/**
 * Use [`filterWithIndex`](./ReadonlyArray.ts.html#filterwithindex) instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
var filterWithIndex = function (predicate) {
    return function (as) {
        return (0, exports.fromReadonlyArray)(as.filter(function (a, i) { return predicate(i, a); }));
    };
};
exports.filterWithIndex = filterWithIndex;
/**
 * Use [`unprepend`](#unprepend) instead.
 *
 * @category zone of death
 * @since 2.10.0
 * @deprecated
 */
exports.uncons = exports.unprepend;
/**
 * Use [`unappend`](#unappend) instead.
 *
 * @category zone of death
 * @since 2.10.0
 * @deprecated
 */
exports.unsnoc = exports.unappend;
function cons(head, tail) {
    return tail === undefined ? (0, exports.prepend)(head) : (0, function_1.pipe)(tail, (0, exports.prepend)(head));
}
/**
 * Use [`append`](./ReadonlyArray.ts.html#append) instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
var snoc = function (init, end) { return (0, function_1.pipe)(init, concat([end])); };
exports.snoc = snoc;
/**
 * Use [`insertAt`](./ReadonlyArray.ts.html#insertat) instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
var insertAt = function (i, a) {
    return function (as) {
        return i < 0 || i > as.length ? _.none : _.some((0, exports.unsafeInsertAt)(i, a, as));
    };
};
exports.insertAt = insertAt;
/**
 * Use [`prependAll`](#prependall) instead.
 *
 * @category zone of death
 * @since 2.9.0
 * @deprecated
 */
exports.prependToAll = exports.prependAll;
/**
 * Use [`concatAll`](#concatall) instead.
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
exports.fold = exports.concatAll;
/**
 * This instance is deprecated, use small, specific instances instead.
 * For example if a function needs a `Functor` instance, pass `RNEA.Functor` instead of `RNEA.readonlyNonEmptyArray`
 * (where `RNEA` is from `import RNEA from 'fp-ts/ReadonlyNonEmptyArray'`)
 *
 * @category zone of death
 * @since 2.5.0
 * @deprecated
 */
exports.readonlyNonEmptyArray = {
    URI: exports.URI,
    of: exports.of,
    map: _map,
    mapWithIndex: _mapWithIndex,
    ap: _ap,
    chain: exports.flatMap,
    extend: _extend,
    extract: exports.extract,
    reduce: _reduce,
    foldMap: _foldMap,
    reduceRight: _reduceRight,
    traverse: _traverse,
    sequence: exports.sequence,
    reduceWithIndex: _reduceWithIndex,
    foldMapWithIndex: _foldMapWithIndex,
    reduceRightWithIndex: _reduceRightWithIndex,
    traverseWithIndex: _traverseWithIndex,
    alt: _alt
};


/***/ }),

/***/ 8802:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || function (mod) {
    if (mod && mod.__esModule) return mod;
    var result = {};
    if (mod != null) for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
    __setModuleDefault(result, mod);
    return result;
};
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var __generator = (this && this.__generator) || function (thisArg, body) {
    var _ = { label: 0, sent: function() { if (t[0] & 1) throw t[1]; return t[1]; }, trys: [], ops: [] }, f, y, t, g;
    return g = { next: verb(0), "throw": verb(1), "return": verb(2) }, typeof Symbol === "function" && (g[Symbol.iterator] = function() { return this; }), g;
    function verb(n) { return function (v) { return step([n, v]); }; }
    function step(op) {
        if (f) throw new TypeError("Generator is already executing.");
        while (g && (g = 0, op[0] && (_ = 0)), _) try {
            if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
            if (y = 0, t) op = [op[0] & 2, t.value];
            switch (op[0]) {
                case 0: case 1: t = op; break;
                case 4: _.label++; return { value: op[1], done: false };
                case 5: _.label++; y = op[1]; op = [0]; continue;
                case 7: op = _.ops.pop(); _.trys.pop(); continue;
                default:
                    if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) { _ = 0; continue; }
                    if (op[0] === 3 && (!t || (op[1] > t[0] && op[1] < t[3]))) { _.label = op[1]; break; }
                    if (op[0] === 6 && _.label < t[1]) { _.label = t[1]; t = op; break; }
                    if (t && _.label < t[2]) { _.label = t[2]; _.ops.push(op); break; }
                    if (t[2]) _.ops.pop();
                    _.trys.pop(); continue;
            }
            op = body.call(thisArg, _);
        } catch (e) { op = [6, e]; y = 0; } finally { f = t = 0; }
        if (op[0] & 5) throw op[1]; return { value: op[0] ? op[1] : void 0, done: true };
    }
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ApplySeq = exports.ApplicativePar = exports.apSecond = exports.apFirst = exports.ApplyPar = exports.Pointed = exports.flap = exports.asUnit = exports.as = exports.Functor = exports.URI = exports.partitionMap = exports.partition = exports.filterMap = exports.filter = exports.separate = exports.compact = exports.none = exports.zero = exports.altW = exports.alt = exports.flatten = exports.flatMapTask = exports.flatMapIO = exports.flatMap = exports.of = exports.ap = exports.map = exports.chainOptionK = exports.fromOptionK = exports.chainNullableK = exports.fromNullableK = exports.tryCatchK = exports.tryCatch = exports.fromNullable = exports.getOrElseW = exports.getOrElse = exports.foldW = exports.matchEW = exports.fold = exports.matchE = exports.matchW = exports.match = exports.fromTaskEither = exports.fromTask = exports.fromIO = exports.fromEither = exports.fromOption = exports.fromPredicate = exports.some = void 0;
exports.chainFirst = exports.chain = exports.sequenceSeqArray = exports.traverseSeqArray = exports.traverseSeqArrayWithIndex = exports.sequenceArray = exports.traverseArray = exports.traverseArrayWithIndex = exports.traverseReadonlyArrayWithIndexSeq = exports.traverseReadonlyNonEmptyArrayWithIndexSeq = exports.traverseReadonlyArrayWithIndex = exports.traverseReadonlyNonEmptyArrayWithIndex = exports.ApT = exports.apS = exports.bind = exports["let"] = exports.bindTo = exports.Do = exports.chainFirstTaskK = exports.chainTaskK = exports.fromTaskK = exports.chainFirstEitherK = exports.chainEitherK = exports.fromEitherK = exports.chainFirstIOK = exports.chainIOK = exports.fromIOK = exports.Filterable = exports.Compactable = exports.MonadTask = exports.MonadIO = exports.Monad = exports.Alternative = exports.guard = exports.Zero = exports.Alt = exports.tapTask = exports.tapIO = exports.tapEither = exports.tap = exports.FromTask = exports.FromIO = exports.FromEither = exports.Chain = exports.ApplicativeSeq = void 0;
var Apply_1 = __webpack_require__(6284);
var chainable = __importStar(__webpack_require__(9869));
var Compactable_1 = __webpack_require__(3977);
var Filterable_1 = __webpack_require__(4708);
var FromEither_1 = __webpack_require__(8199);
var FromIO_1 = __webpack_require__(3542);
var FromTask_1 = __webpack_require__(2767);
var function_1 = __webpack_require__(5518);
var Functor_1 = __webpack_require__(9259);
var _ = __importStar(__webpack_require__(3435));
var O = __importStar(__webpack_require__(2311));
var OT = __importStar(__webpack_require__(5931));
var T = __importStar(__webpack_require__(3167));
var Zero_1 = __webpack_require__(4932);
// -------------------------------------------------------------------------------------
// constructors
// -------------------------------------------------------------------------------------
/**
 * @category constructors
 * @since 2.10.0
 */
exports.some = OT.some(T.Pointed);
/**
 * @category lifting
 * @since 2.10.0
 */
exports.fromPredicate = OT.fromPredicate(T.Pointed);
// -------------------------------------------------------------------------------------
// conversions
// -------------------------------------------------------------------------------------
/**
 * @category conversions
 * @since 2.10.0
 */
exports.fromOption = T.of;
/**
 * @category conversions
 * @since 2.10.0
 */
exports.fromEither = OT.fromEither(T.Pointed);
/**
 * @category conversions
 * @since 2.10.0
 */
var fromIO = function (ma) { return (0, exports.fromTask)(T.fromIO(ma)); };
exports.fromIO = fromIO;
/**
 * @category conversions
 * @since 2.10.0
 */
exports.fromTask = OT.fromF(T.Functor);
/**
 * @category conversions
 * @since 2.11.0
 */
exports.fromTaskEither = T.map(O.fromEither);
/**
 * @category pattern matching
 * @since 2.10.0
 */
exports.match = 
/*#__PURE__*/ OT.match(T.Functor);
/**
 * Less strict version of [`match`](#match).
 *
 * The `W` suffix (short for **W**idening) means that the handler return types will be merged.
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.matchW = exports.match;
/**
 * The `E` suffix (short for **E**ffect) means that the handlers return an effect (`Task`).
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.matchE = 
/*#__PURE__*/ OT.matchE(T.Chain);
/**
 * Alias of [`matchE`](#matche).
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.fold = exports.matchE;
/**
 * Less strict version of [`matchE`](#matche).
 *
 * The `W` suffix (short for **W**idening) means that the handler return types will be merged.
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.matchEW = exports.matchE;
/**
 * Alias of [`matchEW`](#matchew).
 *
 * @category pattern matching
 * @since 2.10.0
 */
exports.foldW = exports.matchEW;
/**
 * @category error handling
 * @since 2.10.0
 */
exports.getOrElse = OT.getOrElse(T.Monad);
/**
 * Less strict version of [`getOrElse`](#getorelse).
 *
 * The `W` suffix (short for **W**idening) means that the handler return type will be merged.
 *
 * @category error handling
 * @since 2.10.0
 */
exports.getOrElseW = exports.getOrElse;
/**
 * @category conversions
 * @since 2.10.0
 */
exports.fromNullable = OT.fromNullable(T.Pointed);
/**
 * Transforms a `Promise` that may reject to a `Promise` that never rejects and returns an `Option` instead.
 *
 * See also [`tryCatchK`](#trycatchk).
 *
 * @category interop
 * @since 2.10.0
 */
var tryCatch = function (f) {
    return function () { return __awaiter(void 0, void 0, void 0, function () {
        var reason_1;
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0:
                    _a.trys.push([0, 2, , 3]);
                    return [4 /*yield*/, f().then(_.some)];
                case 1: return [2 /*return*/, _a.sent()];
                case 2:
                    reason_1 = _a.sent();
                    return [2 /*return*/, _.none];
                case 3: return [2 /*return*/];
            }
        });
    }); };
};
exports.tryCatch = tryCatch;
/**
 * Converts a function returning a `Promise` to one returning a `TaskOption`.
 *
 * @category interop
 * @since 2.10.0
 */
var tryCatchK = function (f) {
    return function () {
        var a = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            a[_i] = arguments[_i];
        }
        return (0, exports.tryCatch)(function () { return f.apply(void 0, a); });
    };
};
exports.tryCatchK = tryCatchK;
/**
 * @category lifting
 * @since 2.10.0
 */
exports.fromNullableK = OT.fromNullableK(T.Pointed);
/**
 * @category sequencing
 * @since 2.10.0
 */
exports.chainNullableK = OT.chainNullableK(T.Monad);
// -------------------------------------------------------------------------------------
// combinators
// -------------------------------------------------------------------------------------
/**
 * @category lifting
 * @since 2.10.0
 */
exports.fromOptionK = OT.fromOptionK(T.Pointed);
/**
 * @category sequencing
 * @since 2.10.0
 */
exports.chainOptionK = 
/*#__PURE__*/ OT.chainOptionK(T.Monad);
/**
 * `map` can be used to turn functions `(a: A) => B` into functions `(fa: F<A>) => F<B>` whose argument and return types
 * use the type constructor `F` to represent some computational context.
 *
 * @category mapping
 * @since 2.10.0
 */
exports.map = OT.map(T.Functor);
/**
 * @since 2.10.0
 */
exports.ap = OT.ap(T.ApplyPar);
/**
 * @category constructors
 * @since 2.10.0
 */
exports.of = exports.some;
/** @internal */
var _FromIO = {
    fromIO: exports.fromIO
};
/** @internal */
var _FromTask = {
    fromTask: exports.fromTask
};
/**
 * @category sequencing
 * @since 2.14.0
 */
exports.flatMap = (0, function_1.dual)(2, OT.flatMap(T.Monad));
/** @internal */
var _FlatMap = {
    flatMap: exports.flatMap
};
/**
 * @category sequencing
 * @since 2.16.0
 */
exports.flatMapIO = _.flatMapIO(_FromIO, _FlatMap);
/**
 * @category sequencing
 * @since 2.16.0
 */
exports.flatMapTask = _.flatMapTask(_FromTask, _FlatMap);
/**
 * @category sequencing
 * @since 2.10.0
 */
exports.flatten = (0, exports.flatMap)(function_1.identity);
/**
 * @category error handling
 * @since 2.10.0
 */
exports.alt = OT.alt(T.Monad);
/**
 * Less strict version of [`alt`](#alt).
 *
 * The `W` suffix (short for **W**idening) means that the return types will be merged.
 *
 * @category error handling
 * @since 2.10.0
 */
exports.altW = exports.alt;
/**
 * @since 2.10.0
 */
exports.zero = OT.zero(T.Pointed);
/**
 * @category constructors
 * @since 2.10.0
 */
exports.none = (0, exports.zero)();
/**
 * @category filtering
 * @since 2.10.0
 */
exports.compact = (0, Compactable_1.compact)(T.Functor, O.Compactable);
/**
 * @category filtering
 * @since 2.10.0
 */
exports.separate = (0, Compactable_1.separate)(T.Functor, O.Compactable, O.Functor);
/**
 * @category filtering
 * @since 2.10.0
 */
exports.filter = (0, Filterable_1.filter)(T.Functor, O.Filterable);
/**
 * @category filtering
 * @since 2.10.0
 */
exports.filterMap = 
/*#__PURE__*/ (0, Filterable_1.filterMap)(T.Functor, O.Filterable);
/**
 * @category filtering
 * @since 2.10.0
 */
exports.partition = (0, Filterable_1.partition)(T.Functor, O.Filterable);
/**
 * @category filtering
 * @since 2.10.0
 */
exports.partitionMap = (0, Filterable_1.partitionMap)(T.Functor, O.Filterable);
// -------------------------------------------------------------------------------------
// instances
// -------------------------------------------------------------------------------------
var _map = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.map)(f)); };
var _ap = function (fab, fa) { return (0, function_1.pipe)(fab, (0, exports.ap)(fa)); };
/* istanbul ignore next */
var _alt = function (fa, that) { return (0, function_1.pipe)(fa, (0, exports.alt)(that)); };
/* istanbul ignore next */
var _filter = function (fa, predicate) {
    return (0, function_1.pipe)(fa, (0, exports.filter)(predicate));
};
/* istanbul ignore next */
var _filterMap = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.filterMap)(f)); };
/* istanbul ignore next */
var _partition = function (fa, predicate) {
    return (0, function_1.pipe)(fa, (0, exports.partition)(predicate));
};
/* istanbul ignore next */
var _partitionMap = function (fa, f) { return (0, function_1.pipe)(fa, (0, exports.partitionMap)(f)); };
/**
 * @category type lambdas
 * @since 2.10.0
 */
exports.URI = 'TaskOption';
/**
 * @category instances
 * @since 2.10.0
 */
exports.Functor = {
    URI: exports.URI,
    map: _map
};
/**
 * Maps the `Some` value of this `TaskOption` to the specified constant value.
 *
 * @category mapping
 * @since 2.16.0
 */
exports.as = (0, function_1.dual)(2, (0, Functor_1.as)(exports.Functor));
/**
 * Maps the `Some` value of this `TaskOption` to the void constant value.
 *
 * @category mapping
 * @since 2.16.0
 */
exports.asUnit = (0, Functor_1.asUnit)(exports.Functor);
/**
 * @category mapping
 * @since 2.10.0
 */
exports.flap = (0, Functor_1.flap)(exports.Functor);
/**
 * @category instances
 * @since 2.10.0
 */
exports.Pointed = {
    URI: exports.URI,
    of: exports.of
};
/**
 * Runs computations in parallel.
 *
 * @category instances
 * @since 2.10.0
 */
exports.ApplyPar = {
    URI: exports.URI,
    map: _map,
    ap: _ap
};
/**
 * Combine two effectful actions, keeping only the result of the first.
 *
 * @since 2.10.0
 */
exports.apFirst = (0, Apply_1.apFirst)(exports.ApplyPar);
/**
 * Combine two effectful actions, keeping only the result of the second.
 *
 * @since 2.10.0
 */
exports.apSecond = (0, Apply_1.apSecond)(exports.ApplyPar);
/**
 * Runs computations in parallel.
 *
 * @category instances
 * @since 2.10.0
 */
exports.ApplicativePar = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of
};
var _apSeq = function (fab, fa) { return (0, exports.flatMap)(fab, function (f) { return (0, function_1.pipe)(fa, (0, exports.map)(f)); }); };
/**
 * Runs computations sequentially.
 *
 * @category instances
 * @since 2.10.0
 */
exports.ApplySeq = {
    URI: exports.URI,
    map: _map,
    ap: _apSeq
};
/**
 * Runs computations sequentially.
 *
 * @category instances
 * @since 2.10.0
 */
exports.ApplicativeSeq = {
    URI: exports.URI,
    map: _map,
    ap: _apSeq,
    of: exports.of
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Chain = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    chain: exports.flatMap
};
/**
 * @category instances
 * @since 2.11.0
 */
exports.FromEither = {
    URI: exports.URI,
    fromEither: exports.fromEither
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.FromIO = {
    URI: exports.URI,
    fromIO: exports.fromIO
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.FromTask = {
    URI: exports.URI,
    fromIO: exports.fromIO,
    fromTask: exports.fromTask
};
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation and
 * keeping only the result of the first.
 *
 * @category combinators
 * @since 2.15.0
 */
exports.tap = (0, function_1.dual)(2, chainable.tap(exports.Chain));
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation and
 * keeping only the result of the first.
 *
 * @example
 * import { pipe } from 'fp-ts/function'
 * import * as TO from 'fp-ts/TaskOption'
 * import * as O from 'fp-ts/Option'
 * import * as E from 'fp-ts/Either'
 *
 * const compute = (value: number) => pipe(
 *   TO.of(value),
 *   TO.tapEither((value) => value > 0 ? E.right('ok') : E.left('error')),
 * )
 *
 * async function test() {
 *   assert.deepStrictEqual(await compute(1)(), O.of(1))
 *   assert.deepStrictEqual(await compute(-1)(), O.none)
 * }
 *
 * test()
 *
 * @category combinators
 * @since 2.16.0
 */
exports.tapEither = (0, function_1.dual)(2, (0, FromEither_1.tapEither)(exports.FromEither, exports.Chain));
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation and
 * keeping only the result of the first.
 *
 * @example
 * import { pipe } from 'fp-ts/function'
 * import * as TO from 'fp-ts/TaskOption'
 * import * as O from 'fp-ts/Option'
 * import * as Console from 'fp-ts/Console'
 *
 *
 * // Will produce `Hello, fp-ts` to the stdout
 * const effectA = TO.tapIO(
 *   TO.of(1),
 *   (value) => Console.log(`Hello, ${value}`)
 * )
 *
 * // No output to the stdout
 * const effectB = pipe(
 *   TO.none as TO.TaskOption<string>,
 *   TO.tapIO((value) => Console.log(`Hello, ${value}`))
 * )
 *
 * async function test() {
 *   assert.deepStrictEqual(await effectA(), O.of(1))
 *   assert.deepStrictEqual(await effectB(), O.none)
 * }
 *
 * test()
 *
 * @category combinators
 * @since 2.16.0
 */
exports.tapIO = (0, function_1.dual)(2, (0, FromIO_1.tapIO)(exports.FromIO, exports.Chain));
/**
 * Composes computations in sequence, using the return value of one computation to determine the next computation and
 * keeping only the result of the first.
 *
 * @example
 * import * as TO from 'fp-ts/TaskOption'
 * import * as O from 'fp-ts/Option'
 * import * as T from 'fp-ts/Task'
 *
 * const effect = TO.tapIO(
 *   TO.of(1),
 *   (value) => T.of(value + 1)
 * )
 *
 * async function test() {
 *   assert.deepStrictEqual(await effect(), O.of(1))
 * }
 *
 * test()
 *
 * @category combinators
 * @since 2.16.0
 */
exports.tapTask = (0, function_1.dual)(2, (0, FromTask_1.tapTask)(exports.FromTask, exports.Chain));
/**
 * @category instances
 * @since 2.10.0
 */
exports.Alt = {
    URI: exports.URI,
    map: _map,
    alt: _alt
};
/**
 * @category instances
 * @since 2.11.0
 */
exports.Zero = {
    URI: exports.URI,
    zero: exports.zero
};
/**
 * @category do notation
 * @since 2.11.0
 */
exports.guard = (0, Zero_1.guard)(exports.Zero, exports.Pointed);
/**
 * @category instances
 * @since 2.10.0
 */
exports.Alternative = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    alt: _alt,
    zero: exports.zero
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Monad = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    chain: exports.flatMap
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.MonadIO = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    chain: exports.flatMap,
    fromIO: exports.fromIO
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.MonadTask = {
    URI: exports.URI,
    map: _map,
    ap: _ap,
    of: exports.of,
    chain: exports.flatMap,
    fromIO: exports.fromIO,
    fromTask: exports.fromTask
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Compactable = {
    URI: exports.URI,
    compact: exports.compact,
    separate: exports.separate
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Filterable = {
    URI: exports.URI,
    map: _map,
    compact: exports.compact,
    separate: exports.separate,
    filter: _filter,
    filterMap: _filterMap,
    partition: _partition,
    partitionMap: _partitionMap
};
/**
 * @category lifting
 * @since 2.10.0
 */
exports.fromIOK = 
/*#__PURE__*/ (0, FromIO_1.fromIOK)(exports.FromIO);
/**
 * Alias of `flatMapIO`.
 *
 * @category legacy
 * @since 2.10.0
 */
exports.chainIOK = exports.flatMapIO;
/**
 * Alias of `tapIO`.
 *
 * @category legacy
 * @since 2.10.0
 */
exports.chainFirstIOK = exports.tapIO;
/**
 * @category lifting
 * @since 2.12.0
 */
exports.fromEitherK = (0, FromEither_1.fromEitherK)(exports.FromEither);
/**
 * @category sequencing
 * @since 2.12.0
 */
exports.chainEitherK = 
/*#__PURE__*/ (0, FromEither_1.chainEitherK)(exports.FromEither, exports.Chain);
/**
 * Alias of `tapEither`.
 *
 * @category legacy
 * @since 2.12.0
 */
exports.chainFirstEitherK = exports.tapEither;
/**
 * @category lifting
 * @since 2.10.0
 */
exports.fromTaskK = 
/*#__PURE__*/ (0, FromTask_1.fromTaskK)(exports.FromTask);
/**
 * Alias of `flatMapTask`.
 *
 * @category legacy
 * @since 2.10.0
 */
exports.chainTaskK = exports.flatMapTask;
/**
 * Alias of `tapTask`.
 *
 * @category legacy
 * @since 2.10.0
 */
exports.chainFirstTaskK = exports.tapTask;
// -------------------------------------------------------------------------------------
// do notation
// -------------------------------------------------------------------------------------
/**
 * @category do notation
 * @since 2.10.0
 */
exports.Do = (0, exports.of)(_.emptyRecord);
/**
 * @category do notation
 * @since 2.10.0
 */
exports.bindTo = (0, Functor_1.bindTo)(exports.Functor);
var let_ = /*#__PURE__*/ (0, Functor_1.let)(exports.Functor);
exports["let"] = let_;
/**
 * @category do notation
 * @since 2.10.0
 */
exports.bind = chainable.bind(exports.Chain);
/**
 * @category do notation
 * @since 2.10.0
 */
exports.apS = (0, Apply_1.apS)(exports.ApplyPar);
/**
 * @since 2.11.0
 */
exports.ApT = (0, exports.of)(_.emptyReadonlyArray);
// -------------------------------------------------------------------------------------
// array utils
// -------------------------------------------------------------------------------------
/**
 * Equivalent to `ReadonlyNonEmptyArray#traverseWithIndex(ApplicativePar)`.
 *
 * @category traversing
 * @since 2.11.0
 */
var traverseReadonlyNonEmptyArrayWithIndex = function (f) {
    return (0, function_1.flow)(T.traverseReadonlyNonEmptyArrayWithIndex(f), T.map(O.traverseReadonlyNonEmptyArrayWithIndex(function_1.SK)));
};
exports.traverseReadonlyNonEmptyArrayWithIndex = traverseReadonlyNonEmptyArrayWithIndex;
/**
 * Equivalent to `ReadonlyArray#traverseWithIndex(ApplicativePar)`.
 *
 * @category traversing
 * @since 2.11.0
 */
var traverseReadonlyArrayWithIndex = function (f) {
    var g = (0, exports.traverseReadonlyNonEmptyArrayWithIndex)(f);
    return function (as) { return (_.isNonEmpty(as) ? g(as) : exports.ApT); };
};
exports.traverseReadonlyArrayWithIndex = traverseReadonlyArrayWithIndex;
/**
 * Equivalent to `ReadonlyNonEmptyArray#traverseWithIndex(ApplicativeSeq)`.
 *
 * @category traversing
 * @since 2.11.0
 */
var traverseReadonlyNonEmptyArrayWithIndexSeq = function (f) {
    return function (as) {
        return function () {
            return _.tail(as).reduce(function (acc, a, i) {
                return acc.then(function (obs) {
                    return _.isNone(obs)
                        ? acc
                        : f(i + 1, a)().then(function (ob) {
                            if (_.isNone(ob)) {
                                return ob;
                            }
                            obs.value.push(ob.value);
                            return obs;
                        });
                });
            }, f(0, _.head(as))().then(O.map(_.singleton)));
        };
    };
};
exports.traverseReadonlyNonEmptyArrayWithIndexSeq = traverseReadonlyNonEmptyArrayWithIndexSeq;
/**
 * Equivalent to `ReadonlyArray#traverseWithIndex(ApplicativeSeq)`.
 *
 * @category traversing
 * @since 2.11.0
 */
var traverseReadonlyArrayWithIndexSeq = function (f) {
    var g = (0, exports.traverseReadonlyNonEmptyArrayWithIndexSeq)(f);
    return function (as) { return (_.isNonEmpty(as) ? g(as) : exports.ApT); };
};
exports.traverseReadonlyArrayWithIndexSeq = traverseReadonlyArrayWithIndexSeq;
/**
 * Equivalent to `ReadonlyArray#traverseWithIndex(Applicative)`.
 *
 * @category traversing
 * @since 2.10.0
 */
exports.traverseArrayWithIndex = exports.traverseReadonlyArrayWithIndex;
/**
 * Equivalent to `ReadonlyArray#traverse(Applicative)`.
 *
 * @category traversing
 * @since 2.10.0
 */
var traverseArray = function (f) { return (0, exports.traverseReadonlyArrayWithIndex)(function (_, a) { return f(a); }); };
exports.traverseArray = traverseArray;
/**
 * Equivalent to `ReadonlyArray#sequence(Applicative)`.
 *
 * @category traversing
 * @since 2.10.0
 */
exports.sequenceArray = 
/*#__PURE__*/ (0, exports.traverseArray)(function_1.identity);
/**
 * Equivalent to `ReadonlyArray#traverseWithIndex(ApplicativeSeq)`.
 *
 * @category traversing
 * @since 2.10.0
 */
exports.traverseSeqArrayWithIndex = exports.traverseReadonlyArrayWithIndexSeq;
/**
 * Equivalent to `ReadonlyArray#traverse(ApplicativeSeq)`.
 *
 * @category traversing
 * @since 2.10.0
 */
var traverseSeqArray = function (f) { return (0, exports.traverseReadonlyArrayWithIndexSeq)(function (_, a) { return f(a); }); };
exports.traverseSeqArray = traverseSeqArray;
/**
 * Equivalent to `ReadonlyArray#sequence(ApplicativeSeq)`.
 *
 * @category traversing
 * @since 2.10.0
 */
exports.sequenceSeqArray = 
/*#__PURE__*/ (0, exports.traverseSeqArray)(function_1.identity);
// -------------------------------------------------------------------------------------
// legacy
// -------------------------------------------------------------------------------------
/**
 * Alias of `flatMap`.
 *
 * @category legacy
 * @since 2.10.0
 */
exports.chain = exports.flatMap;
/**
 * Alias of `tap`.
 *
 * @category legacy
 * @since 2.10.0
 */
exports.chainFirst = exports.tap;


/***/ }),

/***/ 1227:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Field = exports.MonoidProduct = exports.MonoidSum = exports.SemigroupProduct = exports.SemigroupSum = exports.MagmaSub = exports.Show = exports.Bounded = exports.Ord = exports.Eq = exports.isNumber = void 0;
// -------------------------------------------------------------------------------------
// refinements
// -------------------------------------------------------------------------------------
/**
 * @category refinements
 * @since 2.11.0
 */
var isNumber = function (u) { return typeof u === 'number'; };
exports.isNumber = isNumber;
// -------------------------------------------------------------------------------------
// instances
// -------------------------------------------------------------------------------------
/**
 * @category instances
 * @since 2.10.0
 */
exports.Eq = {
    equals: function (first, second) { return first === second; }
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Ord = {
    equals: exports.Eq.equals,
    compare: function (first, second) { return (first < second ? -1 : first > second ? 1 : 0); }
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Bounded = {
    equals: exports.Eq.equals,
    compare: exports.Ord.compare,
    top: Infinity,
    bottom: -Infinity
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Show = {
    show: function (n) { return JSON.stringify(n); }
};
/**
 * @category instances
 * @since 2.11.0
 */
exports.MagmaSub = {
    concat: function (first, second) { return first - second; }
};
/**
 * `number` semigroup under addition.
 *
 * @example
 * import { SemigroupSum } from 'fp-ts/number'
 *
 * assert.deepStrictEqual(SemigroupSum.concat(2, 3), 5)
 *
 * @category instances
 * @since 2.10.0
 */
exports.SemigroupSum = {
    concat: function (first, second) { return first + second; }
};
/**
 * `number` semigroup under multiplication.
 *
 * @example
 * import { SemigroupProduct } from 'fp-ts/number'
 *
 * assert.deepStrictEqual(SemigroupProduct.concat(2, 3), 6)
 *
 * @category instances
 * @since 2.10.0
 */
exports.SemigroupProduct = {
    concat: function (first, second) { return first * second; }
};
/**
 * `number` monoid under addition.
 *
 * The `empty` value is `0`.
 *
 * @example
 * import { MonoidSum } from 'fp-ts/number'
 *
 * assert.deepStrictEqual(MonoidSum.concat(2, MonoidSum.empty), 2)
 *
 * @category instances
 * @since 2.10.0
 */
exports.MonoidSum = {
    concat: exports.SemigroupSum.concat,
    empty: 0
};
/**
 * `number` monoid under multiplication.
 *
 * The `empty` value is `1`.
 *
 * @example
 * import { MonoidProduct } from 'fp-ts/number'
 *
 * assert.deepStrictEqual(MonoidProduct.concat(2, MonoidProduct.empty), 2)
 *
 * @category instances
 * @since 2.10.0
 */
exports.MonoidProduct = {
    concat: exports.SemigroupProduct.concat,
    empty: 1
};
/**
 * @category instances
 * @since 2.10.0
 */
exports.Field = {
    add: exports.SemigroupSum.concat,
    zero: 0,
    mul: exports.SemigroupProduct.concat,
    one: 1,
    sub: exports.MagmaSub.concat,
    degree: function (_) { return 1; },
    div: function (first, second) { return first / second; },
    mod: function (first, second) { return first % second; }
};


/***/ }),

/***/ 3326:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



var scan = __webpack_require__(6849)
var parse = __webpack_require__(5501)

module.exports = function (source) {
  return parse(scan(source))
}


/***/ }),

/***/ 5501:
/***/ ((module) => {



// The ABNF grammar in the spec is totally ambiguous.
//
// This parser follows the operator precedence defined in the
// `Order of Precedence and Parentheses` section.

module.exports = function (tokens) {
  var index = 0

  function hasMore () {
    return index < tokens.length
  }

  function token () {
    return hasMore() ? tokens[index] : null
  }

  function next () {
    if (!hasMore()) {
      throw new Error()
    }
    index++
  }

  function parseOperator (operator) {
    var t = token()
    if (t && t.type === 'OPERATOR' && operator === t.string) {
      next()
      return t.string
    }
  }

  function parseWith () {
    if (parseOperator('WITH')) {
      var t = token()
      if (t && t.type === 'EXCEPTION') {
        next()
        return t.string
      }
      throw new Error('Expected exception after `WITH`')
    }
  }

  function parseLicenseRef () {
    // TODO: Actually, everything is concatenated into one string
    // for backward-compatibility but it could be better to return
    // a nice structure.
    var begin = index
    var string = ''
    var t = token()
    if (t.type === 'DOCUMENTREF') {
      next()
      string += 'DocumentRef-' + t.string + ':'
      if (!parseOperator(':')) {
        throw new Error('Expected `:` after `DocumentRef-...`')
      }
    }
    t = token()
    if (t === null) {
      throw new Error('Unexpected end of input')
    }
    if (t.type === 'LICENSEREF') {
      next()
      string += 'LicenseRef-' + t.string
      var node = { license: string }
      var exception = parseWith()
      if (exception) {
        node.exception = exception
      }
      return node
    }
    index = begin
  }

  function parseLicense () {
    var t = token()
    if (t && t.type === 'LICENSE') {
      next()
      var node = { license: t.string }
      if (parseOperator('+')) {
        node.plus = true
      }
      var exception = parseWith()
      if (exception) {
        node.exception = exception
      }
      return node
    }
  }

  function parseParenthesizedExpression () {
    var left = parseOperator('(')
    if (!left) {
      return
    }

    var expr = parseExpression()

    if (!parseOperator(')')) {
      throw new Error('Expected `)`')
    }

    return expr
  }

  function parseAtom () {
    return (
      parseParenthesizedExpression() ||
      parseLicenseRef() ||
      parseLicense()
    )
  }

  function makeBinaryOpParser (operator, nextParser) {
    return function parseBinaryOp () {
      var left = nextParser()
      if (!left) {
        return
      }

      if (!parseOperator(operator)) {
        return left
      }

      var right = parseBinaryOp()
      if (!right) {
        throw new Error('Expected expression')
      }
      return {
        left: left,
        conjunction: operator.toLowerCase(),
        right: right
      }
    }
  }

  var parseAnd = makeBinaryOpParser('AND', parseAtom)
  var parseExpression = makeBinaryOpParser('OR', parseAnd)

  var node = parseExpression()
  if (!node || hasMore()) {
    throw new Error('Syntax error')
  }
  return node
}


/***/ }),

/***/ 6849:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



var licenses = []
  .concat(__webpack_require__(5204))
  .concat(__webpack_require__(3389))
var exceptions = __webpack_require__(3988)

module.exports = function (source) {
  var index = 0

  function hasMore () {
    return index < source.length
  }

  // `value` can be a regexp or a string.
  // If it is recognized, the matching source string is returned and
  // the index is incremented. Otherwise `undefined` is returned.
  function read (value) {
    if (value instanceof RegExp) {
      var chars = source.slice(index)
      var match = chars.match(value)
      if (match) {
        index += match[0].length
        return match[0]
      }
    } else {
      if (source.indexOf(value, index) === index) {
        index += value.length
        return value
      }
    }
  }

  function skipWhitespace () {
    read(/[ ]*/)
  }

  function operator () {
    var string
    var possibilities = [/^WITH/i, /^AND/i, /^OR/i, '(', ')', ':', '+']
    for (var i = 0; i < possibilities.length; i++) {
      string = read(possibilities[i])
      if (string) {
        break
      }
    }

    if (string === '+' && index > 1 && source[index - 2] === ' ') {
      throw new Error('Space before `+`')
    }

    return string && {
      type: 'OPERATOR',
      string: string.toUpperCase()
    }
  }

  function idstring () {
    return read(/[A-Za-z0-9-.]+/)
  }

  function expectIdstring () {
    var string = idstring()
    if (!string) {
      throw new Error('Expected idstring at offset ' + index)
    }
    return string
  }

  function documentRef () {
    if (read('DocumentRef-')) {
      var string = expectIdstring()
      return { type: 'DOCUMENTREF', string: string }
    }
  }

  function licenseRef () {
    if (read('LicenseRef-')) {
      var string = expectIdstring()
      return { type: 'LICENSEREF', string: string }
    }
  }

  function identifier () {
    var begin = index
    var string = idstring()

    if (licenses.indexOf(string) !== -1) {
      return {
        type: 'LICENSE',
        string: string
      }
    } else if (exceptions.indexOf(string) !== -1) {
      return {
        type: 'EXCEPTION',
        string: string
      }
    }

    index = begin
  }

  // Tries to read the next token. Returns `undefined` if no token is
  // recognized.
  function parseToken () {
    // Ordering matters
    return (
      operator() ||
      documentRef() ||
      licenseRef() ||
      identifier()
    )
  }

  var tokens = []
  while (hasMore()) {
    skipWhitespace()
    if (!hasMore()) {
      break
    }

    var token = parseToken()
    if (!token) {
      throw new Error('Unexpected `' + source[index] +
                      '` at offset ' + index)
    }

    tokens.push(token)
  }
  return tokens
}


/***/ }),

/***/ 5456:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {


module.exports = __webpack_require__(9843);


/***/ }),

/***/ 3988:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["389-exception","Asterisk-exception","Autoconf-exception-2.0","Autoconf-exception-3.0","Autoconf-exception-generic","Autoconf-exception-generic-3.0","Autoconf-exception-macro","Bison-exception-1.24","Bison-exception-2.2","Bootloader-exception","Classpath-exception-2.0","CLISP-exception-2.0","cryptsetup-OpenSSL-exception","DigiRule-FOSS-exception","eCos-exception-2.0","Fawkes-Runtime-exception","FLTK-exception","fmt-exception","Font-exception-2.0","freertos-exception-2.0","GCC-exception-2.0","GCC-exception-2.0-note","GCC-exception-3.1","Gmsh-exception","GNAT-exception","GNOME-examples-exception","GNU-compiler-exception","gnu-javamail-exception","GPL-3.0-interface-exception","GPL-3.0-linking-exception","GPL-3.0-linking-source-exception","GPL-CC-1.0","GStreamer-exception-2005","GStreamer-exception-2008","i2p-gpl-java-exception","KiCad-libraries-exception","LGPL-3.0-linking-exception","libpri-OpenH323-exception","Libtool-exception","Linux-syscall-note","LLGPL","LLVM-exception","LZMA-exception","mif-exception","OCaml-LGPL-linking-exception","OCCT-exception-1.0","OpenJDK-assembly-exception-1.0","openvpn-openssl-exception","PS-or-PDF-font-exception-20170817","QPL-1.0-INRIA-2004-exception","Qt-GPL-exception-1.0","Qt-LGPL-exception-1.1","Qwt-exception-1.0","SANE-exception","SHL-2.0","SHL-2.1","stunnel-exception","SWI-exception","Swift-exception","Texinfo-exception","u-boot-exception-2.0","UBDL-exception","Universal-FOSS-exception-1.0","vsftpd-openssl-exception","WxWindows-exception-3.1","x11vnc-openssl-exception"]');

/***/ }),

/***/ 3389:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["AGPL-1.0","AGPL-3.0","BSD-2-Clause-FreeBSD","BSD-2-Clause-NetBSD","GFDL-1.1","GFDL-1.2","GFDL-1.3","GPL-1.0","GPL-2.0","GPL-2.0-with-GCC-exception","GPL-2.0-with-autoconf-exception","GPL-2.0-with-bison-exception","GPL-2.0-with-classpath-exception","GPL-2.0-with-font-exception","GPL-3.0","GPL-3.0-with-GCC-exception","GPL-3.0-with-autoconf-exception","LGPL-2.0","LGPL-2.1","LGPL-3.0","Net-SNMP","Nunit","StandardML-NJ","bzip2-1.0.5","eCos-2.0","wxWindows"]');

/***/ }),

/***/ 5204:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["0BSD","3D-Slicer-1.0","AAL","ADSL","AFL-1.1","AFL-1.2","AFL-2.0","AFL-2.1","AFL-3.0","AGPL-1.0-only","AGPL-1.0-or-later","AGPL-3.0-only","AGPL-3.0-or-later","ALGLIB-Documentation","AMD-newlib","AMDPLPA","AML","AML-glslang","AMPAS","ANTLR-PD","ANTLR-PD-fallback","APAFML","APL-1.0","APSL-1.0","APSL-1.1","APSL-1.2","APSL-2.0","ASWF-Digital-Assets-1.0","ASWF-Digital-Assets-1.1","Abstyles","AdaCore-doc","Adobe-2006","Adobe-Display-PostScript","Adobe-Glyph","Adobe-Utopia","Advanced-Cryptics-Dictionary","Afmparse","Aladdin","Apache-1.0","Apache-1.1","Apache-2.0","App-s2p","Arphic-1999","Artistic-1.0","Artistic-1.0-Perl","Artistic-1.0-cl8","Artistic-2.0","Artistic-dist","Aspell-RU","BOLA-1.1","BSD-1-Clause","BSD-2-Clause","BSD-2-Clause-Darwin","BSD-2-Clause-Patent","BSD-2-Clause-Views","BSD-2-Clause-first-lines","BSD-2-Clause-pkgconf-disclaimer","BSD-2-Clause-pos-unchanged","BSD-3-Clause","BSD-3-Clause-Attribution","BSD-3-Clause-Clear","BSD-3-Clause-HP","BSD-3-Clause-LBNL","BSD-3-Clause-Modification","BSD-3-Clause-No-Military-License","BSD-3-Clause-No-Nuclear-License","BSD-3-Clause-No-Nuclear-License-2014","BSD-3-Clause-No-Nuclear-Warranty","BSD-3-Clause-Open-MPI","BSD-3-Clause-OpenWebUI","BSD-3-Clause-Sun","BSD-3-Clause-Tso","BSD-3-Clause-acpica","BSD-3-Clause-flex","BSD-4-Clause","BSD-4-Clause-Shortened","BSD-4-Clause-UC","BSD-4.3RENO","BSD-4.3TAHOE","BSD-Advertising-Acknowledgement","BSD-Attribution-HPND-disclaimer","BSD-Inferno-Nettverk","BSD-Mark-Modifications","BSD-Protection","BSD-Source-Code","BSD-Source-Code-no-disclaimer","BSD-Source-alt-GPL","BSD-Source-beginning-file","BSD-Systemics","BSD-Systemics-W3Works","BSD-ask-to-endorse","BSL-1.0","BUSL-1.1","Baekmuk","Bahyph","Barr","Beerware","BitTorrent-1.0","BitTorrent-1.1","Bitstream-Charter","Bitstream-Vera","BlueOak-1.0.0","Boehm-GC","Boehm-GC-without-fee","Borceux","Brian-Gladman-2-Clause","Brian-Gladman-3-Clause","Brian-Gladman-3-Clause-no-conversion","Buddy","Bugroff","C-UDA-1.0","CAL-1.0","CAL-1.0-Combined-Work-Exception","CAPEC-tou","CATOSL-1.1","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-2.5-AU","CC-BY-3.0","CC-BY-3.0-AT","CC-BY-3.0-AU","CC-BY-3.0-DE","CC-BY-3.0-IGO","CC-BY-3.0-NL","CC-BY-3.0-US","CC-BY-4.0","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-3.0-DE","CC-BY-NC-3.0-IGO","CC-BY-NC-4.0","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-3.0-DE","CC-BY-NC-ND-3.0-IGO","CC-BY-NC-ND-4.0","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.0-DE","CC-BY-NC-SA-2.0-FR","CC-BY-NC-SA-2.0-UK","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-3.0-DE","CC-BY-NC-SA-3.0-IGO","CC-BY-NC-SA-4.0","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-3.0-DE","CC-BY-ND-4.0","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.0-UK","CC-BY-SA-2.1-JP","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-3.0-AT","CC-BY-SA-3.0-DE","CC-BY-SA-3.0-IGO","CC-BY-SA-4.0","CC-PDDC","CC-PDM-1.0","CC-SA-1.0","CC0-1.0","CDDL-1.0","CDDL-1.1","CDL-1.0","CDLA-Permissive-1.0","CDLA-Permissive-2.0","CDLA-Sharing-1.0","CECILL-1.0","CECILL-1.1","CECILL-2.0","CECILL-2.1","CECILL-B","CECILL-C","CERN-OHL-1.1","CERN-OHL-1.2","CERN-OHL-P-2.0","CERN-OHL-S-2.0","CERN-OHL-W-2.0","CFITSIO","CMU-Mach","CMU-Mach-nodoc","CNRI-Jython","CNRI-Python","CNRI-Python-GPL-Compatible","COIL-1.0","CPAL-1.0","CPL-1.0","CPOL-1.02","CUA-OPL-1.0","Caldera","Caldera-no-preamble","Catharon","ClArtistic","Clips","Community-Spec-1.0","Condor-1.1","Cornell-Lossless-JPEG","Cronyx","Crossword","CryptoSwift","CrystalStacker","Cube","D-FSL-1.0","DEC-3-Clause","DL-DE-BY-2.0","DL-DE-ZERO-2.0","DOC","DRL-1.0","DRL-1.1","DSDP","DocBook-DTD","DocBook-Schema","DocBook-Stylesheet","DocBook-XML","Dotseqn","ECL-1.0","ECL-2.0","EFL-1.0","EFL-2.0","EPICS","EPL-1.0","EPL-2.0","ESA-PL-permissive-2.4","ESA-PL-strong-copyleft-2.4","ESA-PL-weak-copyleft-2.4","EUDatagrid","EUPL-1.0","EUPL-1.1","EUPL-1.2","Elastic-2.0","Entessa","ErlPL-1.1","Eurosym","FBM","FDK-AAC","FDK-MPEG-H","FSFAP","FSFAP-no-warranty-disclaimer","FSFUL","FSFULLR","FSFULLRSD","FSFULLRWD","FSL-1.1-ALv2","FSL-1.1-MIT","FTL","Fair","Ferguson-Twofish","Frameworx-1.0","FreeBSD-DOC","FreeImage","Furuseth","GCR-docs","GD","GFDL-1.1-invariants-only","GFDL-1.1-invariants-or-later","GFDL-1.1-no-invariants-only","GFDL-1.1-no-invariants-or-later","GFDL-1.1-only","GFDL-1.1-or-later","GFDL-1.2-invariants-only","GFDL-1.2-invariants-or-later","GFDL-1.2-no-invariants-only","GFDL-1.2-no-invariants-or-later","GFDL-1.2-only","GFDL-1.2-or-later","GFDL-1.3-invariants-only","GFDL-1.3-invariants-or-later","GFDL-1.3-no-invariants-only","GFDL-1.3-no-invariants-or-later","GFDL-1.3-only","GFDL-1.3-or-later","GL2PS","GLWTPL","GPL-1.0-only","GPL-1.0-or-later","GPL-2.0-only","GPL-2.0-or-later","GPL-3.0-only","GPL-3.0-or-later","Game-Programming-Gems","Giftware","Glide","Glulxe","Graphics-Gems","Gutmann","HDF5","HIDAPI","HP-1986","HP-1989","HPND","HPND-DEC","HPND-Fenneberg-Livingston","HPND-INRIA-IMAG","HPND-Intel","HPND-Kevlin-Henney","HPND-MIT-disclaimer","HPND-Markus-Kuhn","HPND-Netrek","HPND-Pbmplus","HPND-SMC","HPND-UC","HPND-UC-export-US","HPND-doc","HPND-doc-sell","HPND-export-US","HPND-export-US-acknowledgement","HPND-export-US-modify","HPND-export2-US","HPND-merchantability-variant","HPND-sell-MIT-disclaimer-xserver","HPND-sell-regexpr","HPND-sell-variant","HPND-sell-variant-MIT-disclaimer","HPND-sell-variant-MIT-disclaimer-rev","HPND-sell-variant-critical-systems","HTMLTIDY","HaskellReport","Hippocratic-2.1","Hippocratic-3.0-core","IBM-pibs","ICU","IEC-Code-Components-EULA","IJG","IJG-short","IPA","IPL-1.0","ISC","ISC-Veillard","ISO-permission","ImageMagick","Imlib2","Info-ZIP","Informatica","Inner-Net-2.0","InnoSetup","Intel","Intel-ACPI","Interbase-1.0","JPL-image","JPNIC","JSON","Jam","JasPer-2.0","Kastrup","Kazlib","Knuth-CTAN","LAL-1.2","LAL-1.3","LGPL-2.0-only","LGPL-2.0-or-later","LGPL-2.1-only","LGPL-2.1-or-later","LGPL-3.0-only","LGPL-3.0-or-later","LGPLLR","LOOP","LPD-document","LPL-1.0","LPL-1.02","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3a","LPPL-1.3c","LZMA-SDK-9.11-to-9.20","LZMA-SDK-9.22","Latex2e","Latex2e-translated-notice","Leptonica","LiLiQ-P-1.1","LiLiQ-R-1.1","LiLiQ-Rplus-1.1","Libpng","Linux-OpenIB","Linux-man-pages-1-para","Linux-man-pages-copyleft","Linux-man-pages-copyleft-2-para","Linux-man-pages-copyleft-var","Lucida-Bitmap-Fonts","MIPS","MIT","MIT-0","MIT-CMU","MIT-Click","MIT-Festival","MIT-Khronos-old","MIT-Modern-Variant","MIT-STK","MIT-Wu","MIT-advertising","MIT-enna","MIT-feh","MIT-open-group","MIT-testregex","MITNFA","MMIXware","MMPL-1.0.1","MPEG-SSG","MPL-1.0","MPL-1.1","MPL-2.0","MPL-2.0-no-copyleft-exception","MS-LPL","MS-PL","MS-RL","MTLL","MVT-1.1","Mackerras-3-Clause","Mackerras-3-Clause-acknowledgment","MakeIndex","Martin-Birgmeier","McPhee-slideshow","Minpack","MirOS","Motosoto","MulanPSL-1.0","MulanPSL-2.0","Multics","Mup","NAIST-2003","NASA-1.3","NBPL-1.0","NCBI-PD","NCGL-UK-2.0","NCL","NCSA","NGPL","NICTA-1.0","NIST-PD","NIST-PD-TNT","NIST-PD-fallback","NIST-Software","NLOD-1.0","NLOD-2.0","NLPL","NOSL","NPL-1.0","NPL-1.1","NPOSL-3.0","NRL","NTIA-PD","NTP","NTP-0","Naumen","NetCDF","Newsletr","Nokia","Noweb","O-UDA-1.0","OAR","OCCT-PL","OCLC-2.0","ODC-By-1.0","ODbL-1.0","OFFIS","OFL-1.0","OFL-1.0-RFN","OFL-1.0-no-RFN","OFL-1.1","OFL-1.1-RFN","OFL-1.1-no-RFN","OGC-1.0","OGDL-Taiwan-1.0","OGL-Canada-2.0","OGL-UK-1.0","OGL-UK-2.0","OGL-UK-3.0","OGTSL","OLDAP-1.1","OLDAP-1.2","OLDAP-1.3","OLDAP-1.4","OLDAP-2.0","OLDAP-2.0.1","OLDAP-2.1","OLDAP-2.2","OLDAP-2.2.1","OLDAP-2.2.2","OLDAP-2.3","OLDAP-2.4","OLDAP-2.5","OLDAP-2.6","OLDAP-2.7","OLDAP-2.8","OLFL-1.3","OML","OPL-1.0","OPL-UK-3.0","OPUBL-1.0","OSC-1.0","OSET-PL-2.1","OSL-1.0","OSL-1.1","OSL-2.0","OSL-2.1","OSL-3.0","OSSP","OpenMDW-1.0","OpenPBS-2.3","OpenSSL","OpenSSL-standalone","OpenVision","PADL","PDDL-1.0","PHP-3.0","PHP-3.01","PPL","PSF-2.0","ParaType-Free-Font-1.3","Parity-6.0.0","Parity-7.0.0","Pixar","Plexus","PolyForm-Noncommercial-1.0.0","PolyForm-Small-Business-1.0.0","PostgreSQL","Python-2.0","Python-2.0.1","QPL-1.0","QPL-1.0-INRIA-2004","Qhull","RHeCos-1.1","RPL-1.1","RPL-1.5","RPSL-1.0","RSA-MD","RSCPL","Rdisc","Ruby","Ruby-pty","SAX-PD","SAX-PD-2.0","SCEA","SGI-B-1.0","SGI-B-1.1","SGI-B-2.0","SGI-OpenGL","SGMLUG-PM","SGP4","SHL-0.5","SHL-0.51","SISSL","SISSL-1.2","SL","SMAIL-GPL","SMLNJ","SMPPL","SNIA","SOFA","SPL-1.0","SSH-OpenSSH","SSH-short","SSLeay-standalone","SSPL-1.0","SUL-1.0","SWL","Saxpath","SchemeReport","Sendmail","Sendmail-8.23","Sendmail-Open-Source-1.1","SimPL-2.0","Sleepycat","Soundex","Spencer-86","Spencer-94","Spencer-99","SugarCRM-1.1.3","Sun-PPP","Sun-PPP-2000","SunPro","Symlinks","TAPR-OHL-1.0","TCL","TCP-wrappers","TGPPL-1.0","TMate","TORQUE-1.1","TOSL","TPDL","TPL-1.0","TTWL","TTYP0","TU-Berlin-1.0","TU-Berlin-2.0","TekHVC","TermReadKey","ThirdEye","TrustedQSL","UCAR","UCL-1.0","UMich-Merit","UPL-1.0","URT-RLE","Ubuntu-font-1.0","UnRAR","Unicode-3.0","Unicode-DFS-2015","Unicode-DFS-2016","Unicode-TOU","UnixCrypt","Unlicense","Unlicense-libtelnet","Unlicense-libwhirlpool","VOSTROM","VSL-1.0","Vim","Vixie-Cron","W3C","W3C-19980720","W3C-20150513","WTFNMFPL","WTFPL","Watcom-1.0","Widget-Workshop","WordNet","Wsuipa","X11","X11-distribute-modifications-variant","X11-no-permit-persons","X11-swapped","XFree86-1.1","XSkat","Xdebug-1.03","Xerox","Xfig","Xnet","YPL-1.0","YPL-1.1","ZPL-1.1","ZPL-2.0","ZPL-2.1","Zed","Zeeff","Zend-2.0","Zimbra-1.3","Zimbra-1.4","Zlib","any-OSI","any-OSI-perl-modules","atc-game","bcrypt-Solar-Designer","blessing","bzip2-1.0.6","check-cvs","checkmk","copyleft-next-0.3.0","copyleft-next-0.3.1","curl","cve-tou","diffmark","dtoa","dvipdfm","eGenix","etalab-2.0","fwlw","gSOAP-1.3b","generic-xts","gnuplot","gtkbook","hdparm","hyphen-bulgarian","iMatix","jove","libpng-1.6.35","libpng-2.0","libselinux-1.0","libtiff","libutil-David-Nugent","lsof","magaz","mailprio","man2html","metamail","mpi-permissive","mpich2","mplus","ngrep","pkgconf","pnmstitch","psfrag","psutils","python-ldap","radvd","snprintf","softSurfer","ssh-keyscan","swrule","threeparttable","ulem","w3m","wwl","xinetd","xkeyboard-config-Zinoviev","xlock","xpp","xzoom","zlib-acknowledgement"]');

/***/ }),

/***/ 9843:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"FSL-1.1-MIT":{"name":"Functional Source License, Version 1.1, MIT Future License","url":"https://fsl.software/FSL-1.1-MIT.template.md","osiApproved":false},"SISSL":{"name":"Sun Industry Standards Source License v1.1","url":"http://www.openoffice.org/licenses/sissl_license.html","osiApproved":true},"copyleft-next-0.3.1":{"name":"copyleft-next 0.3.1","url":"https://github.com/copyleft-next/copyleft-next/blob/master/Releases/copyleft-next-0.3.1","osiApproved":false},"Noweb":{"name":"Noweb License","url":"https://fedoraproject.org/wiki/Licensing/Noweb","osiApproved":false},"CC-BY-3.0-DE":{"name":"Creative Commons Attribution 3.0 Germany","url":"https://creativecommons.org/licenses/by/3.0/de/legalcode","osiApproved":false},"BSD-3-Clause-acpica":{"name":"BSD 3-Clause acpica variant","url":"https://github.com/acpica/acpica/blob/master/source/common/acfileio.c#L119","osiApproved":false},"MakeIndex":{"name":"MakeIndex License","url":"https://fedoraproject.org/wiki/Licensing/MakeIndex","osiApproved":false},"Fair":{"name":"Fair License","url":"https://web.archive.org/web/20150926120323/http://fairlicense.org/","osiApproved":true},"MirOS":{"name":"The MirOS Licence","url":"https://opensource.org/licenses/MirOS","osiApproved":true},"Mackerras-3-Clause":{"name":"Mackerras 3-Clause License","url":"https://github.com/ppp-project/ppp/blob/master/pppd/chap_ms.c#L6-L28","osiApproved":false},"NRL":{"name":"NRL License","url":"http://web.mit.edu/network/isakmp/nrllicense.html","osiApproved":false},"InnoSetup":{"name":"Inno Setup License","url":"https://github.com/jrsoftware/issrc/blob/HEAD/license.txt","osiApproved":false},"CC-BY-2.5":{"name":"Creative Commons Attribution 2.5 Generic","url":"https://creativecommons.org/licenses/by/2.5/legalcode","osiApproved":false},"AGPL-1.0-or-later":{"name":"Affero General Public License v1.0 or later","url":"http://www.affero.org/oagpl.html","osiApproved":false},"Catharon":{"name":"Catharon License","url":"https://github.com/scummvm/scummvm/blob/v2.8.0/LICENSES/CatharonLicense.txt","osiApproved":false},"TU-Berlin-2.0":{"name":"Technische Universitaet Berlin License 2.0","url":"https://github.com/CorsixTH/deps/blob/fd339a9f526d1d9c9f01ccf39e438a015da50035/licences/libgsm.txt","osiApproved":false},"Abstyles":{"name":"Abstyles License","url":"https://fedoraproject.org/wiki/Licensing/Abstyles","osiApproved":false},"MS-RL":{"name":"Microsoft Reciprocal License","url":"http://www.microsoft.com/opensource/licenses.mspx","osiApproved":true},"NIST-Software":{"name":"NIST Software License","url":"https://github.com/open-quantum-safe/liboqs/blob/40b01fdbb270f8614fde30e65d30e9da18c02393/src/common/rand/rand_nist.c#L1-L15","osiApproved":false},"Unlicense-libwhirlpool":{"name":"Unlicense - libwhirlpool variant","url":"https://github.com/dfateyev/libwhirlpool/blob/master/README#L27","osiApproved":false},"CC-BY-ND-2.0":{"name":"Creative Commons Attribution No Derivatives 2.0 Generic","url":"https://creativecommons.org/licenses/by-nd/2.0/legalcode","osiApproved":false},"GPL-2.0+":{"name":"GNU General Public License v2.0 or later","url":"https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html","osiApproved":true},"CAL-1.0":{"name":"Cryptographic Autonomy License 1.0","url":"http://cryptographicautonomylicense.com/license-text.html","osiApproved":true},"GFDL-1.2-invariants-only":{"name":"GNU Free Documentation License v1.2 only - invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"GPL-2.0-with-bison-exception":{"name":"GNU General Public License v2.0 w/Bison exception","url":"http://git.savannah.gnu.org/cgit/bison.git/tree/data/yacc.c?id=193d7c7054ba7197b0789e14965b739162319b5e#n141","osiApproved":false},"CC-PDM-1.0":{"name":"Creative    Commons Public Domain Mark 1.0 Universal","url":"https://creativecommons.org/publicdomain/mark/1.0/","osiApproved":false},"CMU-Mach-nodoc":{"name":"CMU    Mach - no notices-in-documentation variant","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L718-L728","osiApproved":false},"RPSL-1.0":{"name":"RealNetworks Public Source License v1.0","url":"https://helixcommunity.org/content/rpsl","osiApproved":true},"CDLA-Permissive-1.0":{"name":"Community Data License Agreement Permissive 1.0","url":"https://cdla.io/permissive-1-0","osiApproved":false},"BSD-2-Clause-pkgconf-disclaimer":{"name":"BSD 2-Clause pkgconf disclaimer variant","url":"https://github.com/audacious-media-player/audacious/blob/master/src/audacious/main.cc","osiApproved":false},"GFDL-1.2":{"name":"GNU Free Documentation License v1.2","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"JPL-image":{"name":"JPL Image Use Policy","url":"https://www.jpl.nasa.gov/jpl-image-use-policy","osiApproved":false},"CC-BY-3.0":{"name":"Creative Commons Attribution 3.0 Unported","url":"https://creativecommons.org/licenses/by/3.0/legalcode","osiApproved":false},"LPPL-1.0":{"name":"LaTeX Project Public License v1.0","url":"http://www.latex-project.org/lppl/lppl-1-0.txt","osiApproved":false},"LGPLLR":{"name":"Lesser General Public License For Linguistic Resources","url":"http://www-igm.univ-mlv.fr/~unitex/lgpllr.html","osiApproved":false},"CC-BY-SA-2.0-UK":{"name":"Creative Commons Attribution Share Alike 2.0 England and Wales","url":"https://creativecommons.org/licenses/by-sa/2.0/uk/legalcode","osiApproved":false},"OLDAP-2.0.1":{"name":"Open LDAP Public License v2.0.1","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=b6d68acd14e51ca3aab4428bf26522aa74873f0e","osiApproved":false},"Unicode-3.0":{"name":"Unicode License v3","url":"https://www.unicode.org/license.txt","osiApproved":true},"Parity-6.0.0":{"name":"The Parity Public License 6.0.0","url":"https://paritylicense.com/versions/6.0.0.html","osiApproved":false},"LPL-1.0":{"name":"Lucent Public License Version 1.0","url":"https://opensource.org/licenses/LPL-1.0","osiApproved":true},"Glulxe":{"name":"Glulxe License","url":"https://fedoraproject.org/wiki/Licensing/Glulxe","osiApproved":false},"CMU-Mach":{"name":"CMU Mach License","url":"https://www.cs.cmu.edu/~410/licenses.html","osiApproved":false},"Zeeff":{"name":"Zeeff License","url":"ftp://ftp.tin.org/pub/news/utils/newsx/newsx-1.6.tar.gz","osiApproved":false},"DL-DE-ZERO-2.0":{"name":"Data licence Germany – zero – version 2.0","url":"https://www.govdata.de/dl-de/zero-2-0","osiApproved":false},"NTIA-PD":{"name":"NTIA Public Domain Notice","url":"https://raw.githubusercontent.com/NTIA/itm/refs/heads/master/LICENSE.md","osiApproved":false},"Nokia":{"name":"Nokia Open Source License","url":"https://opensource.org/licenses/nokia","osiApproved":true},"CC-BY-3.0-IGO":{"name":"Creative Commons Attribution 3.0 IGO","url":"https://creativecommons.org/licenses/by/3.0/igo/legalcode","osiApproved":false},"Saxpath":{"name":"Saxpath License","url":"https://fedoraproject.org/wiki/Licensing/Saxpath_License","osiApproved":false},"McPhee-slideshow":{"name":"McPhee Slideshow License","url":"https://mirror.las.iastate.edu/tex-archive/graphics/metapost/contrib/macros/slideshow/slideshow.mp","osiApproved":false},"snprintf":{"name":"snprintf License","url":"https://github.com/openssh/openssh-portable/blob/master/openbsd-compat/bsd-snprintf.c#L2","osiApproved":false},"W3C-19980720":{"name":"W3C Software Notice and License (1998-07-20)","url":"http://www.w3.org/Consortium/Legal/copyright-software-19980720.html","osiApproved":false},"EFL-1.0":{"name":"Eiffel Forum License v1.0","url":"http://www.eiffel-nice.org/license/forum.txt","osiApproved":true},"xpp":{"name":"XPP License","url":"https://fedoraproject.org/wiki/Licensing/xpp","osiApproved":false},"TCL":{"name":"TCL/TK License","url":"http://www.tcl.tk/software/tcltk/license.html","osiApproved":false},"BSD-3-Clause-LBNL":{"name":"Lawrence Berkeley National Labs BSD variant license","url":"https://fedoraproject.org/wiki/Licensing/LBNLBSD","osiApproved":true},"OCLC-2.0":{"name":"OCLC Research Public License 2.0","url":"http://www.oclc.org/research/activities/software/license/v2final.htm","osiApproved":true},"OGC-1.0":{"name":"OGC Software License, Version 1.0","url":"https://www.ogc.org/ogc/software/1.0","osiApproved":false},"Latex2e-translated-notice":{"name":"Latex2e with translated notice permission","url":"https://git.savannah.gnu.org/cgit/indent.git/tree/doc/indent.texi?id=a74c6b4ee49397cf330b333da1042bffa60ed14f#n74","osiApproved":false},"GFDL-1.3-or-later":{"name":"GNU Free Documentation License v1.3 or later","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"Qhull":{"name":"Qhull License","url":"https://fedoraproject.org/wiki/Licensing/Qhull","osiApproved":false},"Spencer-99":{"name":"Spencer License 99","url":"http://www.opensource.apple.com/source/tcl/tcl-5/tcl/generic/regfronts.c","osiApproved":false},"IBM-pibs":{"name":"IBM PowerPC Initialization and Boot Software","url":"http://git.denx.de/?p=u-boot.git;a=blob;f=arch/powerpc/cpu/ppc4xx/miiphy.c;h=297155fdafa064b955e53e9832de93bfb0cfb85b;hb=9fab4bf4cc077c21e43941866f3f2c196f28670d","osiApproved":false},"GFDL-1.2-no-invariants-only":{"name":"GNU Free Documentation License v1.2 only - no invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"check-cvs":{"name":"check-cvs License","url":"http://cvs.savannah.gnu.org/viewvc/cvs/ccvs/contrib/check_cvs.in?revision=1.1.4.3&view=markup&pathrev=cvs1-11-23#l2","osiApproved":false},"HDF5":{"name":"HDF5 License","url":"https://github.com/HDFGroup/hdf5/?tab=License-1-ov-file#readme","osiApproved":false},"VOSTROM":{"name":"VOSTROM Public License for Open Source","url":"https://fedoraproject.org/wiki/Licensing/VOSTROM","osiApproved":false},"MS-PL":{"name":"Microsoft Public License","url":"http://www.microsoft.com/opensource/licenses.mspx","osiApproved":true},"CDDL-1.0":{"name":"Common Development and Distribution License 1.0","url":"https://opensource.org/licenses/cddl1","osiApproved":true},"OPL-UK-3.0":{"name":"United    Kingdom Open Parliament Licence v3.0","url":"https://www.parliament.uk/site-information/copyright-parliament/open-parliament-licence/","osiApproved":false},"CNRI-Python-GPL-Compatible":{"name":"CNRI Python Open Source GPL Compatible License Agreement","url":"http://www.python.org/download/releases/1.6.1/download_win/","osiApproved":false},"UCL-1.0":{"name":"Upstream Compatibility License v1.0","url":"https://opensource.org/licenses/UCL-1.0","osiApproved":true},"OFL-1.0":{"name":"SIL Open Font License 1.0","url":"http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web","osiApproved":false},"Eurosym":{"name":"Eurosym License","url":"https://fedoraproject.org/wiki/Licensing/Eurosym","osiApproved":false},"ANTLR-PD-fallback":{"name":"ANTLR Software Rights Notice with license fallback","url":"http://www.antlr2.org/license.html","osiApproved":false},"DocBook-DTD":{"name":"DocBook DTD License","url":"http://www.docbook.org/xml/simple/1.1/docbook-simple-1.1.zip","osiApproved":false},"SMLNJ":{"name":"Standard ML of New Jersey License","url":"https://www.smlnj.org/license.html","osiApproved":false},"CATOSL-1.1":{"name":"Computer Associates Trusted Open Source License 1.1","url":"https://opensource.org/licenses/CATOSL-1.1","osiApproved":true},"MIPS":{"name":"MIPS License","url":"https://sourceware.org/cgit/binutils-gdb/tree/include/coff/sym.h#n11","osiApproved":false},"Net-SNMP":{"name":"Net-SNMP License","url":"http://net-snmp.sourceforge.net/about/license.html","osiApproved":false},"OAR":{"name":"OAR License","url":"https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/string/strsignal.c;hb=HEAD#l35","osiApproved":false},"mpi-permissive":{"name":"mpi Permissive License","url":"https://sources.debian.org/src/openmpi/4.1.0-10/ompi/debuggers/msgq_interface.h/?hl=19#L19","osiApproved":false},"Borceux":{"name":"Borceux license","url":"https://fedoraproject.org/wiki/Licensing/Borceux","osiApproved":false},"GFDL-1.2-no-invariants-or-later":{"name":"GNU Free Documentation License v1.2 or later - no invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"NCSA":{"name":"University of Illinois/NCSA Open Source License","url":"http://otm.illinois.edu/uiuc_openSource","osiApproved":true},"GPL-3.0+":{"name":"GNU General Public License v3.0 or later","url":"https://www.gnu.org/licenses/gpl-3.0-standalone.html","osiApproved":true},"IJG":{"name":"Independent JPEG Group License","url":"http://dev.w3.org/cvsweb/Amaya/libjpeg/Attic/README?rev=1.2","osiApproved":false},"BSD-Source-Code":{"name":"BSD Source Code Attribution","url":"https://github.com/robbiehanson/CocoaHTTPServer/blob/master/LICENSE.txt","osiApproved":false},"CDL-1.0":{"name":"Common Documentation License 1.0","url":"http://www.opensource.apple.com/cdl/","osiApproved":false},"TTYP0":{"name":"TTYP0 License","url":"https://people.mpi-inf.mpg.de/~uwe/misc/uw-ttyp0/","osiApproved":false},"CC-BY-SA-4.0":{"name":"Creative Commons Attribution Share Alike 4.0 International","url":"https://creativecommons.org/licenses/by-sa/4.0/legalcode","osiApproved":false},"AGPL-3.0":{"name":"GNU Affero General Public License v3.0","url":"https://www.gnu.org/licenses/agpl.txt","osiApproved":true},"ALGLIB-Documentation":{"name":"ALGLIB Documentation License","osiApproved":true},"CC-BY-SA-3.0-AT":{"name":"Creative Commons Attribution Share Alike 3.0 Austria","url":"https://creativecommons.org/licenses/by-sa/3.0/at/legalcode","osiApproved":false},"swrule":{"name":"swrule License","url":"https://ctan.math.utah.edu/ctan/tex-archive/macros/generic/misc/swrule.sty","osiApproved":false},"AAL":{"name":"Attribution Assurance License","url":"https://opensource.org/licenses/attribution","osiApproved":true},"AML-glslang":{"name":"AML glslang variant License","url":"https://github.com/KhronosGroup/glslang/blob/main/LICENSE.txt#L949","osiApproved":false},"FSFAP":{"name":"FSF All Permissive License","url":"https://www.gnu.org/prep/maintain/html_node/License-Notices-for-Other-Files.html","osiApproved":false},"VSL-1.0":{"name":"Vovida Software License v1.0","url":"https://opensource.org/licenses/VSL-1.0","osiApproved":true},"Sun-PPP":{"name":"Sun PPP License","url":"https://github.com/ppp-project/ppp/blob/master/pppd/eap.c#L7-L16","osiApproved":false},"gtkbook":{"name":"gtkbook License","url":"https://github.com/slogan621/gtkbook","osiApproved":false},"CC-BY-SA-2.5":{"name":"Creative Commons Attribution Share Alike 2.5 Generic","url":"https://creativecommons.org/licenses/by-sa/2.5/legalcode","osiApproved":false},"SMAIL-GPL":{"name":"SMAIL General Public License","url":"https://sources.debian.org/copyright/license/debianutils/4.11.2/","osiApproved":false},"Apache-2.0":{"name":"Apache License 2.0","url":"https://www.apache.org/licenses/LICENSE-2.0","osiApproved":true},"EPL-1.0":{"name":"Eclipse Public License 1.0","url":"http://www.eclipse.org/legal/epl-v10.html","osiApproved":true},"mpich2":{"name":"mpich2 License","url":"https://fedoraproject.org/wiki/Licensing/MIT","osiApproved":false},"NIST-PD-TNT":{"name":"NIST    Public Domain Notice TNT variant","url":"https://math.nist.gov/tnt/download.html","osiApproved":false},"MIT-Festival":{"name":"MIT Festival Variant","url":"https://github.com/festvox/flite/blob/master/COPYING","osiApproved":false},"OGL-UK-2.0":{"name":"Open Government Licence v2.0","url":"http://www.nationalarchives.gov.uk/doc/open-government-licence/version/2/","osiApproved":false},"OLDAP-1.4":{"name":"Open LDAP Public License v1.4","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=c9f95c2f3f2ffb5e0ae55fe7388af75547660941","osiApproved":false},"Jam":{"name":"Jam License","url":"https://www.boost.org/doc/libs/1_35_0/doc/html/jam.html","osiApproved":true},"Python-2.0":{"name":"Python License 2.0","url":"https://opensource.org/licenses/Python-2.0","osiApproved":true},"HPND-Netrek":{"name":"Historical Permission Notice and Disclaimer - Netrek variant","osiApproved":false},"mailprio":{"name":"mailprio License","url":"https://fossies.org/linux/sendmail/contrib/mailprio","osiApproved":false},"OFL-1.0-no-RFN":{"name":"SIL Open Font License 1.0 with no Reserved Font Name","url":"http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web","osiApproved":false},"MIT":{"name":"MIT License","url":"https://opensource.org/license/mit/","osiApproved":true},"NPL-1.0":{"name":"Netscape Public License v1.0","url":"http://www.mozilla.org/MPL/NPL/1.0/","osiApproved":false},"Entessa":{"name":"Entessa Public License v1.0","url":"https://opensource.org/licenses/Entessa","osiApproved":true},"CC-BY-ND-1.0":{"name":"Creative Commons Attribution No Derivatives 1.0 Generic","url":"https://creativecommons.org/licenses/by-nd/1.0/legalcode","osiApproved":false},"ECL-2.0":{"name":"Educational Community License v2.0","url":"https://opensource.org/licenses/ECL-2.0","osiApproved":true},"OLDAP-2.2.2":{"name":"Open LDAP Public License 2.2.2","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=df2cc1e21eb7c160695f5b7cffd6296c151ba188","osiApproved":false},"OLDAP-2.4":{"name":"Open LDAP Public License v2.4","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=cd1284c4a91a8a380d904eee68d1583f989ed386","osiApproved":false},"Adobe-Utopia":{"name":"Adobe Utopia Font License","url":"https://gitlab.freedesktop.org/xorg/font/adobe-utopia-100dpi/-/blob/master/COPYING?ref_type=heads","osiApproved":false},"AFL-1.1":{"name":"Academic Free License v1.1","url":"http://opensource.linux-mirror.org/licenses/afl-1.1.txt","osiApproved":true},"SHL-0.5":{"name":"Solderpad Hardware License v0.5","url":"https://solderpad.org/licenses/SHL-0.5/","osiApproved":false},"CC-BY-NC-SA-2.5":{"name":"Creative Commons Attribution Non Commercial Share Alike 2.5 Generic","url":"https://creativecommons.org/licenses/by-nc-sa/2.5/legalcode","osiApproved":false},"TOSL":{"name":"Trusster Open Source License","url":"https://fedoraproject.org/wiki/Licensing/TOSL","osiApproved":false},"OFL-1.1-no-RFN":{"name":"SIL Open Font License 1.1 with no Reserved Font Name","url":"http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web","osiApproved":true},"APAFML":{"name":"Adobe Postscript AFM License","url":"https://fedoraproject.org/wiki/Licensing/AdobePostscriptAFM","osiApproved":false},"BSD-Mark-Modifications":{"name":"BSD Mark Modifications License","url":"https://ftp.gnu.org/gnu/aspell/dict/en/aspell6-en-2020.12.07-0.tar.bz2","osiApproved":false},"ECL-1.0":{"name":"Educational Community License v1.0","url":"https://opensource.org/licenses/ECL-1.0","osiApproved":true},"Spencer-86":{"name":"Spencer License 86","url":"https://fedoraproject.org/wiki/Licensing/Henry_Spencer_Reg-Ex_Library_License","osiApproved":false},"generic-xts":{"name":"Generic XTS License","url":"https://github.com/mhogomchungu/zuluCrypt/blob/master/external_libraries/tcplay/generic_xts.c","osiApproved":false},"RPL-1.1":{"name":"Reciprocal Public License 1.1","url":"https://opensource.org/licenses/RPL-1.1","osiApproved":true},"FSFUL":{"name":"FSF Unlimited License","url":"https://fedoraproject.org/wiki/Licensing/FSF_Unlimited_License","osiApproved":false},"3D-Slicer-1.0":{"name":"3D Slicer License v1.0","url":"https://slicer.org/LICENSE","osiApproved":false},"URT-RLE":{"name":"Utah Raster Toolkit Run Length Encoded License","url":"https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/converter/other/pnmtorle.c","osiApproved":false},"Adobe-Display-PostScript":{"name":"Adobe Display PostScript License","url":"https://gitlab.freedesktop.org/xorg/xserver/-/blob/master/COPYING?ref_type=heads#L752","osiApproved":false},"ZPL-1.1":{"name":"Zope Public License 1.1","url":"http://old.zope.org/Resources/License/ZPL-1.1","osiApproved":false},"UPL-1.0":{"name":"Universal Permissive License v1.0","url":"https://opensource.org/licenses/UPL","osiApproved":true},"metamail":{"name":"metamail License","url":"https://github.com/Dual-Life/mime-base64/blob/master/Base64.xs#L12","osiApproved":false},"DEC-3-Clause":{"name":"DEC 3-Clause License","url":"https://gitlab.freedesktop.org/xorg/xserver/-/blob/master/COPYING?ref_type=heads#L239","osiApproved":false},"Unlicense":{"name":"The Unlicense","url":"https://unlicense.org/","osiApproved":true},"HPND-doc-sell":{"name":"Historical Permission Notice and Disclaimer - documentation sell variant","url":"https://gitlab.freedesktop.org/xorg/lib/libxtst/-/blob/master/COPYING?ref_type=heads#L108-117","osiApproved":false},"OLFL-1.3":{"name":"Open Logistics Foundation License Version 1.3","url":"https://openlogisticsfoundation.org/licenses/","osiApproved":true},"CECILL-2.1":{"name":"CeCILL Free Software License Agreement v2.1","url":"http://www.cecill.info/licences/Licence_CeCILL_V2.1-en.html","osiApproved":true},"Sun-PPP-2000":{"name":"Sun PPP License (2000)","url":"https://github.com/ppp-project/ppp/blob/master/modules/ppp_ahdlc.c#L7-L19","osiApproved":false},"SUL-1.0":{"name":"Sustainable Use License v1.0","url":"https://github.com/n8n-io/n8n/blob/master/LICENSE.md","osiApproved":false},"OGL-UK-3.0":{"name":"Open Government Licence v3.0","url":"http://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/","osiApproved":false},"OLDAP-2.5":{"name":"Open LDAP Public License v2.5","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=6852b9d90022e8593c98205413380536b1b5a7cf","osiApproved":false},"HPND-export2-US":{"name":"HPND with US Government export control and 2 disclaimers","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L111-L133","osiApproved":false},"BSD-Advertising-Acknowledgement":{"name":"BSD Advertising Acknowledgement License","url":"https://github.com/python-excel/xlrd/blob/master/LICENSE#L33","osiApproved":false},"EUPL-1.2":{"name":"European Union Public License 1.2","url":"https://joinup.ec.europa.eu/page/eupl-text-11-12","osiApproved":true},"Plexus":{"name":"Plexus Classworlds License","url":"https://fedoraproject.org/wiki/Licensing/Plexus_Classworlds_License","osiApproved":false},"TAPR-OHL-1.0":{"name":"TAPR Open Hardware License v1.0","url":"https://www.tapr.org/OHL","osiApproved":false},"Motosoto":{"name":"Motosoto License","url":"https://opensource.org/licenses/Motosoto","osiApproved":true},"APL-1.0":{"name":"Adaptive Public License 1.0","url":"https://opensource.org/licenses/APL-1.0","osiApproved":true},"Cronyx":{"name":"Cronyx License","url":"https://gitlab.freedesktop.org/xorg/font/alias/-/blob/master/COPYING","osiApproved":false},"CC-BY-NC-2.0":{"name":"Creative Commons Attribution Non Commercial 2.0 Generic","url":"https://creativecommons.org/licenses/by-nc/2.0/legalcode","osiApproved":false},"Rdisc":{"name":"Rdisc License","url":"https://fedoraproject.org/wiki/Licensing/Rdisc_License","osiApproved":false},"GFDL-1.2-only":{"name":"GNU Free Documentation License v1.2 only","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"Elastic-2.0":{"name":"Elastic License 2.0","url":"https://www.elastic.co/licensing/elastic-license","osiApproved":false},"CC-BY-3.0-NL":{"name":"Creative Commons Attribution 3.0 Netherlands","url":"https://creativecommons.org/licenses/by/3.0/nl/legalcode","osiApproved":false},"LGPL-2.1+":{"name":"GNU Lesser General Public License v2.1 or later","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html","osiApproved":true},"magaz":{"name":"magaz License","url":"https://mirrors.nic.cz/tex-archive/macros/latex/contrib/magaz/magaz.tex","osiApproved":false},"GPL-3.0":{"name":"GNU General Public License v3.0 only","url":"https://www.gnu.org/licenses/gpl-3.0-standalone.html","osiApproved":true},"eCos-2.0":{"name":"eCos license version 2.0","url":"https://www.gnu.org/licenses/ecos-license.html","osiApproved":false},"psfrag":{"name":"psfrag License","url":"https://fedoraproject.org/wiki/Licensing/psfrag","osiApproved":false},"CERN-OHL-1.1":{"name":"CERN Open Hardware Licence v1.1","url":"https://www.ohwr.org/project/licenses/wikis/cern-ohl-v1.1","osiApproved":false},"D-FSL-1.0":{"name":"Deutsche Freie Software Lizenz","url":"http://www.dipp.nrw.de/d-fsl/lizenzen/","osiApproved":false},"ngrep":{"name":"ngrep License","url":"https://github.com/jpr5/ngrep/blob/master/LICENSE","osiApproved":false},"w3m":{"name":"w3m License","url":"https://github.com/tats/w3m/blob/master/COPYING","osiApproved":false},"CC-BY-NC-SA-1.0":{"name":"Creative Commons Attribution Non Commercial Share Alike 1.0 Generic","url":"https://creativecommons.org/licenses/by-nc-sa/1.0/legalcode","osiApproved":false},"TermReadKey":{"name":"TermReadKey License","url":"https://github.com/jonathanstowe/TermReadKey/blob/master/README#L9-L10","osiApproved":false},"GPL-3.0-or-later":{"name":"GNU General Public License v3.0 or later","url":"https://www.gnu.org/licenses/gpl-3.0-standalone.html","osiApproved":true},"SWL":{"name":"Scheme Widget Library (SWL) Software License Agreement","url":"https://fedoraproject.org/wiki/Licensing/SWL","osiApproved":false},"OpenSSL":{"name":"OpenSSL License","url":"http://www.openssl.org/source/license.html","osiApproved":false},"Python-2.0.1":{"name":"Python License 2.0.1","url":"https://www.python.org/download/releases/2.0.1/license/","osiApproved":false},"CC-BY-SA-3.0-DE":{"name":"Creative Commons Attribution Share Alike 3.0 Germany","url":"https://creativecommons.org/licenses/by-sa/3.0/de/legalcode","osiApproved":false},"OLDAP-2.7":{"name":"Open LDAP Public License v2.7","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=47c2415c1df81556eeb39be6cad458ef87c534a2","osiApproved":false},"SAX-PD":{"name":"Sax Public Domain Notice","url":"http://www.saxproject.org/copying.html","osiApproved":false},"HIDAPI":{"name":"HIDAPI License","url":"https://github.com/signal11/hidapi/blob/master/LICENSE-orig.txt","osiApproved":false},"Leptonica":{"name":"Leptonica License","url":"https://fedoraproject.org/wiki/Licensing/Leptonica","osiApproved":false},"SSH-short":{"name":"SSH short notice","url":"https://github.com/openssh/openssh-portable/blob/1b11ea7c58cd5c59838b5fa574cd456d6047b2d4/pathnames.h","osiApproved":false},"SimPL-2.0":{"name":"Simple Public License 2.0","url":"https://opensource.org/licenses/SimPL-2.0","osiApproved":true},"GFDL-1.3-only":{"name":"GNU Free Documentation License v1.3 only","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"Kazlib":{"name":"Kazlib License","url":"http://git.savannah.gnu.org/cgit/kazlib.git/tree/except.c?id=0062df360c2d17d57f6af19b0e444c51feb99036","osiApproved":false},"CECILL-C":{"name":"CeCILL-C Free Software License Agreement","url":"http://www.cecill.info/licences/Licence_CeCILL-C_V1-en.html","osiApproved":false},"MS-LPL":{"name":"Microsoft Limited Public License","url":"https://www.openhub.net/licenses/mslpl","osiApproved":false},"CECILL-B":{"name":"CeCILL-B Free Software License Agreement","url":"http://www.cecill.info/licences/Licence_CeCILL-B_V1-en.html","osiApproved":false},"YPL-1.0":{"name":"Yahoo! Public License v1.0","url":"http://www.zimbra.com/license/yahoo_public_license_1.0.html","osiApproved":false},"ASWF-Digital-Assets-1.0":{"name":"ASWF Digital Assets License version 1.0","url":"https://github.com/AcademySoftwareFoundation/foundation/blob/main/digital_assets/aswf_digital_assets_license_v1.0.txt","osiApproved":false},"wwl":{"name":"WWL License","url":"http://www.db.net/downloads/wwl+db-1.3.tgz","osiApproved":false},"HTMLTIDY":{"name":"HTML Tidy License","url":"https://github.com/htacg/tidy-html5/blob/next/README/LICENSE.md","osiApproved":false},"HPND-INRIA-IMAG":{"name":"Historical Permission Notice and Disclaimer    - INRIA-IMAG variant","url":"https://github.com/ppp-project/ppp/blob/master/pppd/ipv6cp.c#L75-L83","osiApproved":false},"xlock":{"name":"xlock License","url":"https://fossies.org/linux/tiff/contrib/ras/ras2tif.c","osiApproved":false},"CC0-1.0":{"name":"Creative Commons Zero v1.0 Universal","url":"https://creativecommons.org/publicdomain/zero/1.0/legalcode","osiApproved":false},"IEC-Code-Components-EULA":{"name":"IEC    Code Components End-user licence agreement","url":"https://www.iec.ch/webstore/custserv/pdf/CC-EULA.pdf","osiApproved":false},"SugarCRM-1.1.3":{"name":"SugarCRM Public License v1.1.3","url":"http://www.sugarcrm.com/crm/SPL","osiApproved":false},"HPND-DEC":{"name":"Historical Permission Notice and Disclaimer - DEC variant","url":"https://gitlab.freedesktop.org/xorg/app/xkbcomp/-/blob/master/COPYING?ref_type=heads#L69","osiApproved":false},"BSD-3-Clause-No-Military-License":{"name":"BSD 3-Clause No Military License","url":"https://gitlab.syncad.com/hive/dhive/-/blob/master/LICENSE","osiApproved":false},"NIST-PD-fallback":{"name":"NIST Public Domain Notice with license fallback","url":"https://github.com/usnistgov/jsip/blob/59700e6926cbe96c5cdae897d9a7d2656b42abe3/LICENSE","osiApproved":false},"LiLiQ-P-1.1":{"name":"Licence Libre du Québec – Permissive version 1.1","url":"https://forge.gouv.qc.ca/licence/fr/liliq-v1-1/","osiApproved":true},"Caldera":{"name":"Caldera License","url":"http://www.lemis.com/grog/UNIX/ancient-source-all.pdf","osiApproved":false},"FSFULLR":{"name":"FSF Unlimited License (with License Retention)","url":"https://fedoraproject.org/wiki/Licensing/FSF_Unlimited_License#License_Retention_Variant","osiApproved":false},"pnmstitch":{"name":"pnmstitch License","url":"https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/editor/pnmstitch.c#l2","osiApproved":false},"CC-BY-NC-SA-2.0-UK":{"name":"Creative Commons Attribution Non Commercial Share Alike 2.0 England and Wales","url":"https://creativecommons.org/licenses/by-nc-sa/2.0/uk/legalcode","osiApproved":false},"CC-BY-NC-SA-2.0-DE":{"name":"Creative Commons Attribution Non Commercial Share Alike 2.0 Germany","url":"https://creativecommons.org/licenses/by-nc-sa/2.0/de/legalcode","osiApproved":false},"GCR-docs":{"name":"Gnome GCR Documentation License","url":"https://github.com/GNOME/gcr/blob/master/docs/COPYING","osiApproved":false},"CECILL-1.0":{"name":"CeCILL Free Software License Agreement v1.0","url":"http://www.cecill.info/licences/Licence_CeCILL_V1-fr.html","osiApproved":false},"HPND-sell-variant":{"name":"Historical Permission Notice and Disclaimer - sell variant","url":"https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/net/sunrpc/auth_gss/gss_generic_token.c?h=v4.19","osiApproved":false},"Clips":{"name":"Clips License","url":"https://github.com/DrItanium/maya/blob/master/LICENSE.CLIPS","osiApproved":false},"etalab-2.0":{"name":"Etalab Open License 2.0","url":"https://github.com/DISIC/politique-de-contribution-open-source/blob/master/LICENSE.pdf","osiApproved":false},"CC-BY-NC-SA-3.0-DE":{"name":"Creative Commons Attribution Non Commercial Share Alike 3.0 Germany","url":"https://creativecommons.org/licenses/by-nc-sa/3.0/de/legalcode","osiApproved":false},"libtiff":{"name":"libtiff License","url":"https://fedoraproject.org/wiki/Licensing/libtiff","osiApproved":false},"BSD-4-Clause-Shortened":{"name":"BSD 4 Clause Shortened","url":"https://metadata.ftp-master.debian.org/changelogs//main/a/arpwatch/arpwatch_2.1a15-7_copyright","osiApproved":false},"curl":{"name":"curl License","url":"https://github.com/bagder/curl/blob/master/COPYING","osiApproved":false},"Bitstream-Charter":{"name":"Bitstream Charter Font License","url":"https://fedoraproject.org/wiki/Licensing/Charter#License_Text","osiApproved":false},"Apache-1.1":{"name":"Apache License 1.1","url":"http://apache.org/licenses/LICENSE-1.1","osiApproved":true},"HPND-Kevlin-Henney":{"name":"Historical Permission Notice and Disclaimer - Kevlin Henney variant","url":"https://github.com/mruby/mruby/blob/83d12f8d52522cdb7c8cc46fad34821359f453e6/mrbgems/mruby-dir/src/Win/dirent.c#L127-L140","osiApproved":false},"pkgconf":{"name":"pkgconf License","url":"https://github.com/pkgconf/pkgconf/blob/master/cli/main.c#L8","osiApproved":false},"OGL-UK-1.0":{"name":"Open Government Licence v1.0","url":"http://www.nationalarchives.gov.uk/doc/open-government-licence/version/1/","osiApproved":false},"CC-BY-SA-2.1-JP":{"name":"Creative Commons Attribution Share Alike 2.1 Japan","url":"https://creativecommons.org/licenses/by-sa/2.1/jp/legalcode","osiApproved":false},"OLDAP-1.2":{"name":"Open LDAP Public License v1.2","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=42b0383c50c299977b5893ee695cf4e486fb0dc7","osiApproved":false},"FSFAP-no-warranty-disclaimer":{"name":"FSF All Permissive License (without Warranty)","url":"https://git.savannah.gnu.org/cgit/wget.git/tree/util/trunc.c?h=v1.21.3&id=40747a11e44ced5a8ac628a41f879ced3e2ebce9#n6","osiApproved":false},"BitTorrent-1.0":{"name":"BitTorrent Open Source License v1.0","url":"http://sources.gentoo.org/cgi-bin/viewvc.cgi/gentoo-x86/licenses/BitTorrent?r1=1.1&r2=1.1.1.1&diff_format=s","osiApproved":false},"Latex2e":{"name":"Latex2e License","url":"https://fedoraproject.org/wiki/Licensing/Latex2e","osiApproved":false},"fwlw":{"name":"fwlw License","url":"https://mirrors.nic.cz/tex-archive/macros/latex/contrib/fwlw/README","osiApproved":false},"MIT-Modern-Variant":{"name":"MIT License Modern Variant","url":"https://fedoraproject.org/wiki/Licensing:MIT#Modern_Variants","osiApproved":true},"SGP4":{"name":"SGP4 Permission Notice","url":"https://celestrak.org/publications/AIAA/2006-6753/faq.php","osiApproved":false},"BSD-4.3RENO":{"name":"BSD 4.3 RENO License","url":"https://sourceware.org/git/?p=binutils-gdb.git;a=blob;f=libiberty/strcasecmp.c;h=131d81c2ce7881fa48c363dc5bf5fb302c61ce0b;hb=HEAD","osiApproved":false},"LZMA-SDK-9.11-to-9.20":{"name":"LZMA SDK License (versions 9.11 to 9.20)","url":"https://www.7-zip.org/sdk.html","osiApproved":false},"GFDL-1.3-invariants-or-later":{"name":"GNU Free Documentation License v1.3 or later - invariants","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"LPD-document":{"name":"LPD Documentation License","url":"https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md","osiApproved":false},"GFDL-1.3-invariants-only":{"name":"GNU Free Documentation License v1.3 only - invariants","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"CC-BY-NC-SA-3.0-IGO":{"name":"Creative Commons Attribution Non Commercial Share Alike 3.0 IGO","url":"https://creativecommons.org/licenses/by-nc-sa/3.0/igo/legalcode","osiApproved":false},"HPND-doc":{"name":"Historical Permission Notice and Disclaimer - documentation variant","url":"https://gitlab.freedesktop.org/xorg/lib/libxext/-/blob/master/COPYING?ref_type=heads#L185-197","osiApproved":false},"CNRI-Python":{"name":"CNRI Python License","url":"https://opensource.org/licenses/CNRI-Python","osiApproved":true},"CC-BY-2.5-AU":{"name":"Creative Commons Attribution 2.5 Australia","url":"https://creativecommons.org/licenses/by/2.5/au/legalcode","osiApproved":false},"jove":{"name":"Jove License","url":"https://github.com/jonmacs/jove/blob/4_17/LICENSE","osiApproved":false},"Hippocratic-2.1":{"name":"Hippocratic License 2.1","url":"https://firstdonoharm.dev/version/2/1/license.html","osiApproved":false},"ThirdEye":{"name":"ThirdEye License","url":"https://sourceware.org/cgit/binutils-gdb/tree/include/coff/symconst.h#n11","osiApproved":false},"NTP":{"name":"NTP License","url":"https://opensource.org/licenses/NTP","osiApproved":true},"ADSL":{"name":"Amazon Digital Services License","url":"https://fedoraproject.org/wiki/Licensing/AmazonDigitalServicesLicense","osiApproved":false},"CC-BY-ND-3.0":{"name":"Creative Commons Attribution No Derivatives 3.0 Unported","url":"https://creativecommons.org/licenses/by-nd/3.0/legalcode","osiApproved":false},"BSD-2-Clause-Darwin":{"name":"BSD 2-Clause - Ian Darwin variant","url":"https://github.com/file/file/blob/master/COPYING","osiApproved":false},"TGPPL-1.0":{"name":"Transitive Grace Period Public Licence 1.0","url":"https://fedoraproject.org/wiki/Licensing/TGPPL","osiApproved":false},"CC-BY-NC-SA-2.0-FR":{"name":"Creative Commons Attribution-NonCommercial-ShareAlike 2.0 France","url":"https://creativecommons.org/licenses/by-nc-sa/2.0/fr/legalcode","osiApproved":false},"LAL-1.2":{"name":"Licence Art Libre 1.2","url":"http://artlibre.org/licence/lal/licence-art-libre-12/","osiApproved":false},"CECILL-1.1":{"name":"CeCILL Free Software License Agreement v1.1","url":"http://www.cecill.info/licences/Licence_CeCILL_V1.1-US.html","osiApproved":false},"CC-BY-ND-2.5":{"name":"Creative Commons Attribution No Derivatives 2.5 Generic","url":"https://creativecommons.org/licenses/by-nd/2.5/legalcode","osiApproved":false},"GPL-2.0-with-GCC-exception":{"name":"GNU General Public License v2.0 w/GCC Runtime Library exception","url":"https://gcc.gnu.org/git/?p=gcc.git;a=blob;f=gcc/libgcc1.c;h=762f5143fc6eed57b6797c82710f3538aa52b40b;hb=cb143a3ce4fb417c68f5fa2691a1b1b1053dfba9#l10","osiApproved":false},"Boehm-GC":{"name":"Boehm-Demers-Weiser GC License","url":"https://fedoraproject.org/wiki/Licensing:MIT#Another_Minimal_variant_(found_in_libatomic_ops)","osiApproved":false},"hdparm":{"name":"hdparm License","url":"https://github.com/Distrotech/hdparm/blob/4517550db29a91420fb2b020349523b1b4512df2/LICENSE.TXT","osiApproved":false},"HPND-MIT-disclaimer":{"name":"Historical Permission Notice and Disclaimer with MIT disclaimer","url":"https://metacpan.org/release/NLNETLABS/Net-DNS-SEC-1.22/source/LICENSE","osiApproved":false},"OpenVision":{"name":"OpenVision License","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L66-L98","osiApproved":false},"CC-BY-NC-SA-3.0":{"name":"Creative Commons Attribution Non Commercial Share Alike 3.0 Unported","url":"https://creativecommons.org/licenses/by-nc-sa/3.0/legalcode","osiApproved":false},"mplus":{"name":"mplus Font License","url":"https://fedoraproject.org/wiki/Licensing:Mplus?rd=Licensing/mplus","osiApproved":false},"NOSL":{"name":"Netizen Open Source License","url":"http://bits.netizen.com.au/licenses/NOSL/nosl.txt","osiApproved":false},"X11-no-permit-persons":{"name":"X11 no permit persons clause","url":"https://gitlab.freedesktop.org/xorg/lib/libxinerama/-/blob/cc22c2f60c3862482562955116d5455263b443dc/COPYING#L44-66","osiApproved":false},"psutils":{"name":"psutils License","url":"https://fedoraproject.org/wiki/Licensing/psutils","osiApproved":false},"AMPAS":{"name":"Academy of Motion Picture Arts and Sciences BSD","url":"https://fedoraproject.org/wiki/Licensing/BSD#AMPASBSD","osiApproved":false},"DL-DE-BY-2.0":{"name":"Data licence Germany – attribution – version 2.0","url":"https://www.govdata.de/dl-de/by-2-0","osiApproved":false},"Xdebug-1.03":{"name":"Xdebug License v 1.03","url":"https://github.com/xdebug/xdebug/blob/master/LICENSE","osiApproved":false},"OFFIS":{"name":"OFFIS License","url":"https://sourceforge.net/p/xmedcon/code/ci/master/tree/libs/dicom/README","osiApproved":false},"MIT-0":{"name":"MIT No Attribution","url":"https://github.com/aws/mit-0","osiApproved":true},"EFL-2.0":{"name":"Eiffel Forum License v2.0","url":"http://www.eiffel-nice.org/license/eiffel-forum-license-2.html","osiApproved":true},"Vim":{"name":"Vim License","url":"http://vimdoc.sourceforge.net/htmldoc/uganda.html","osiApproved":false},"SunPro":{"name":"SunPro License","url":"https://github.com/freebsd/freebsd-src/blob/main/lib/msun/src/e_acosh.c","osiApproved":false},"xzoom":{"name":"xzoom License","url":"https://metadata.ftp-master.debian.org/changelogs//main/x/xzoom/xzoom_0.3-27_copyright","osiApproved":false},"ICU":{"name":"ICU License","url":"http://source.icu-project.org/repos/icu/icu/trunk/license.html","osiApproved":true},"SchemeReport":{"name":"Scheme Language Report License","osiApproved":false},"Unlicense-libtelnet":{"name":"Unlicense - libtelnet variant","url":"https://github.com/seanmiddleditch/libtelnet/blob/develop/COPYING","osiApproved":false},"Arphic-1999":{"name":"Arphic Public License","url":"http://ftp.gnu.org/gnu/non-gnu/chinese-fonts-truetype/LICENSE","osiApproved":false},"python-ldap":{"name":"Python ldap License","url":"https://github.com/python-ldap/python-ldap/blob/main/LICENCE","osiApproved":false},"Ubuntu-font-1.0":{"name":"Ubuntu Font Licence v1.0","url":"https://ubuntu.com/legal/font-licence","osiApproved":false},"LGPL-2.1":{"name":"GNU Lesser General Public License v2.1 only","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html","osiApproved":true},"GL2PS":{"name":"GL2PS License","url":"http://www.geuz.org/gl2ps/COPYING.GL2PS","osiApproved":false},"MulanPSL-1.0":{"name":"Mulan Permissive Software License, Version 1","url":"https://license.coscl.org.cn/MulanPSL/","osiApproved":false},"OLDAP-2.2.1":{"name":"Open LDAP Public License v2.2.1","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=4bc786f34b50aa301be6f5600f58a980070f481e","osiApproved":false},"LGPL-2.0-or-later":{"name":"GNU Library General Public License v2 or later","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html","osiApproved":true},"Libpng":{"name":"libpng License","url":"http://www.libpng.org/pub/png/src/libpng-LICENSE.txt","osiApproved":false},"gnuplot":{"name":"gnuplot License","url":"https://fedoraproject.org/wiki/Licensing/Gnuplot","osiApproved":false},"Game-Programming-Gems":{"name":"Game Programming Gems License","url":"https://github.com/OGRECave/ogre/blob/master/OgreMain/include/OgreSingleton.h#L28C3-L35C46","osiApproved":false},"PHP-3.01":{"name":"PHP License v3.01","url":"http://www.php.net/license/3_01.txt","osiApproved":true},"CC-BY-NC-SA-4.0":{"name":"Creative Commons Attribution Non Commercial Share Alike 4.0 International","url":"https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode","osiApproved":false},"SAX-PD-2.0":{"name":"Sax Public Domain Notice 2.0","url":"http://www.saxproject.org/copying.html","osiApproved":false},"OSL-2.1":{"name":"Open Software License 2.1","url":"http://web.archive.org/web/20050212003940/http://www.rosenlaw.com/osl21.htm","osiApproved":true},"MIT-Wu":{"name":"MIT Tom Wu Variant","url":"https://github.com/chromium/octane/blob/master/crypto.js","osiApproved":false},"EUPL-1.0":{"name":"European Union Public License 1.0","url":"http://ec.europa.eu/idabc/en/document/7330.html","osiApproved":false},"ulem":{"name":"ulem License","url":"https://mirrors.ctan.org/macros/latex/contrib/ulem/README","osiApproved":false},"BSD-3-Clause":{"name":"BSD 3-Clause \\"New\\" or \\"Revised\\" License","url":"https://opensource.org/licenses/BSD-3-Clause","osiApproved":true},"AdaCore-doc":{"name":"AdaCore Doc License","url":"https://github.com/AdaCore/xmlada/blob/master/docs/index.rst","osiApproved":false},"OSSP":{"name":"OSSP License","url":"https://git.sr.ht/~nabijaczleweli/ossp-var","osiApproved":false},"Inner-Net-2.0":{"name":"Inner Net License v2.0","url":"https://fedoraproject.org/wiki/Licensing/Inner_Net_License","osiApproved":false},"BSD-4-Clause":{"name":"BSD 4-Clause \\"Original\\" or \\"Old\\" License","url":"http://directory.fsf.org/wiki/License:BSD_4Clause","osiApproved":false},"JSON":{"name":"JSON License","url":"http://www.json.org/license.html","osiApproved":false},"MIT-STK":{"name":"MIT-STK License","url":"https://github.com/thestk/stk/blob/6aacd357d76250bb7da2b1ddf675651828784bbc/LICENSE","osiApproved":false},"ssh-keyscan":{"name":"ssh-keyscan License","url":"https://github.com/openssh/openssh-portable/blob/master/LICENCE#L82","osiApproved":false},"HPND":{"name":"Historical Permission Notice and Disclaimer","url":"https://opensource.org/licenses/HPND","osiApproved":true},"FreeImage":{"name":"FreeImage Public License v1.0","url":"http://freeimage.sourceforge.net/freeimage-license.txt","osiApproved":false},"RPL-1.5":{"name":"Reciprocal Public License 1.5","url":"https://opensource.org/licenses/RPL-1.5","osiApproved":true},"HPND-sell-MIT-disclaimer-xserver":{"name":"Historical Permission Notice and Disclaimer - sell xserver variant with MIT disclaimer","url":"https://gitlab.freedesktop.org/xorg/xserver/-/blob/master/COPYING?ref_type=heads#L1781","osiApproved":false},"ISO-permission":{"name":"ISO permission notice","url":"https://gitlab.com/agmartin/linuxdoc-tools/-/blob/master/iso-entities/COPYING?ref_type=heads","osiApproved":false},"NPOSL-3.0":{"name":"Non-Profit Open Software License 3.0","url":"https://opensource.org/licenses/NOSL3.0","osiApproved":true},"SSH-OpenSSH":{"name":"SSH OpenSSH license","url":"https://github.com/openssh/openssh-portable/blob/1b11ea7c58cd5c59838b5fa574cd456d6047b2d4/LICENCE#L10","osiApproved":false},"BSD-2-Clause-Patent":{"name":"BSD-2-Clause Plus Patent License","url":"https://opensource.org/licenses/BSDplusPatent","osiApproved":true},"LGPL-2.0-only":{"name":"GNU Library General Public License v2 only","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html","osiApproved":true},"UnRAR":{"name":"UnRAR License","url":"https://public.dhe.ibm.com/aix/freeSoftware/aixtoolbox/LICENSES/unRAR.txt","osiApproved":false},"FSFULLRSD":{"name":"FSF Unlimited License (with License Retention and Short Disclaimer)","url":"https://git.savannah.gnu.org/cgit/gnulib.git/tree/modules/COPYING?id=7b08932179d0d6b017f7df01a2ddf6e096b038e3","osiApproved":false},"ESA-PL-weak-copyleft-2.4":{"name":"European Space Agency Public License – v2.4 – Weak Copyleft (Type 2)","url":"https://essr.esa.int/license/european-space-agency-public-license-v2-4-weak-copyleft-type-2","osiApproved":false},"NBPL-1.0":{"name":"Net Boolean Public License v1","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=37b4b3f6cc4bf34e1d3dec61e69914b9819d8894","osiApproved":false},"OGL-Canada-2.0":{"name":"Open Government Licence - Canada","url":"https://open.canada.ca/en/open-government-licence-canada","osiApproved":false},"UMich-Merit":{"name":"Michigan/Merit Networks License","url":"https://github.com/radcli/radcli/blob/master/COPYRIGHT#L64","osiApproved":false},"TMate":{"name":"TMate Open Source License","url":"http://svnkit.com/license.html","osiApproved":false},"WordNet":{"name":"WordNet License","url":"https://wordnet.princeton.edu/license-and-commercial-use","osiApproved":true},"EPICS":{"name":"EPICS Open License","url":"https://epics.anl.gov/license/open.php","osiApproved":false},"BSD-2-Clause-Views":{"name":"BSD 2-Clause with views sentence","url":"http://www.freebsd.org/copyright/freebsd-license.html","osiApproved":false},"BSD-3-Clause-HP":{"name":"Hewlett-Packard BSD variant license","url":"https://github.com/zdohnal/hplip/blob/master/COPYING#L939","osiApproved":false},"BSD-3-Clause-flex":{"name":"BSD 3-Clause Flex variant","url":"https://github.com/westes/flex/blob/master/COPYING","osiApproved":false},"GPL-2.0":{"name":"GNU General Public License v2.0 only","url":"https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html","osiApproved":true},"QPL-1.0-INRIA-2004":{"name":"Q Public License 1.0 - INRIA 2004 variant","url":"https://github.com/maranget/hevea/blob/master/LICENSE","osiApproved":false},"CC-BY-NC-2.5":{"name":"Creative Commons Attribution Non Commercial 2.5 Generic","url":"https://creativecommons.org/licenses/by-nc/2.5/legalcode","osiApproved":false},"GPL-2.0-with-font-exception":{"name":"GNU General Public License v2.0 w/Font exception","url":"https://www.gnu.org/licenses/gpl-faq.html#FontException","osiApproved":false},"GPL-2.0-only":{"name":"GNU General Public License v2.0 only","url":"https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html","osiApproved":true},"OFL-1.1-RFN":{"name":"SIL Open Font License 1.1 with Reserved Font Name","url":"http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web","osiApproved":true},"Ruby":{"name":"Ruby License","url":"https://www.ruby-lang.org/en/about/license.txt","osiApproved":false},"FSFULLRWD":{"name":"FSF Unlimited License (With License Retention and Warranty Disclaimer)","url":"https://lists.gnu.org/archive/html/autoconf/2012-04/msg00061.html","osiApproved":false},"GFDL-1.1-only":{"name":"GNU Free Documentation License v1.1 only","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"Info-ZIP":{"name":"Info-ZIP License","url":"http://www.info-zip.org/license.html","osiApproved":false},"Intel-ACPI":{"name":"Intel ACPI Software License Agreement","url":"https://fedoraproject.org/wiki/Licensing/Intel_ACPI_Software_License_Agreement","osiApproved":false},"libpng-2.0":{"name":"PNG Reference Library version 2","url":"http://www.libpng.org/pub/png/src/libpng-LICENSE.txt","osiApproved":false},"libselinux-1.0":{"name":"libselinux public domain notice","url":"https://github.com/SELinuxProject/selinux/blob/master/libselinux/LICENSE","osiApproved":false},"GPL-2.0-with-classpath-exception":{"name":"GNU General Public License v2.0 w/Classpath exception","url":"https://www.gnu.org/software/classpath/license.html","osiApproved":false},"BUSL-1.1":{"name":"Business Source License 1.1","url":"https://mariadb.com/bsl11/","osiApproved":false},"LGPL-2.1-or-later":{"name":"GNU Lesser General Public License v2.1 or later","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html","osiApproved":true},"ImageMagick":{"name":"ImageMagick License","url":"http://www.imagemagick.org/script/license.php","osiApproved":false},"MMIXware":{"name":"MMIXware License","url":"https://gitlab.lrz.de/mmix/mmixware/-/blob/master/boilerplate.w","osiApproved":false},"BSD-3-Clause-Sun":{"name":"BSD 3-Clause Sun Microsystems","url":"https://github.com/xmlark/msv/blob/b9316e2f2270bc1606952ea4939ec87fbba157f3/xsdlib/src/main/java/com/sun/msv/datatype/regexp/InternalImpl.java","osiApproved":false},"IPL-1.0":{"name":"IBM Public License v1.0","url":"https://opensource.org/licenses/IPL-1.0","osiApproved":true},"BSD-Protection":{"name":"BSD Protection License","url":"https://fedoraproject.org/wiki/Licensing/BSD_Protection_License","osiApproved":false},"CDLA-Permissive-2.0":{"name":"Community Data License Agreement Permissive 2.0","url":"https://cdla.dev/permissive-2-0","osiApproved":false},"Linux-man-pages-1-para":{"name":"Linux man-pages - 1 paragraph","url":"https://git.kernel.org/pub/scm/docs/man-pages/man-pages.git/tree/man2/getcpu.2#n4","osiApproved":false},"SHL-0.51":{"name":"Solderpad Hardware License, Version 0.51","url":"https://solderpad.org/licenses/SHL-0.51/","osiApproved":false},"BSD-4-Clause-UC":{"name":"BSD-4-Clause (University of California-Specific)","url":"http://www.freebsd.org/copyright/license.html","osiApproved":false},"OLDAP-2.6":{"name":"Open LDAP Public License v2.6","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=1cae062821881f41b73012ba816434897abf4205","osiApproved":false},"Adobe-Glyph":{"name":"Adobe Glyph List License","url":"https://fedoraproject.org/wiki/Licensing/MIT#AdobeGlyph","osiApproved":false},"wxWindows":{"name":"wxWindows Library License","url":"https://opensource.org/licenses/WXwindows","osiApproved":true},"any-OSI":{"name":"Any OSI License","url":"https://metacpan.org/pod/Exporter::Tidy#LICENSE","osiApproved":false},"OPL-1.0":{"name":"Open Public License v1.0","url":"http://old.koalateam.com/jackaroo/OPL_1_0.TXT","osiApproved":false},"GPL-1.0-only":{"name":"GNU General Public License v1.0 only","url":"https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html","osiApproved":false},"Aspell-RU":{"name":"Aspell Russian License","url":"https://ftp.gnu.org/gnu/aspell/dict/ru/aspell6-ru-0.99f7-1.tar.bz2","osiApproved":false},"FTL":{"name":"Freetype Project License","url":"http://freetype.fis.uniroma2.it/FTL.TXT","osiApproved":false},"BitTorrent-1.1":{"name":"BitTorrent Open Source License v1.1","url":"http://directory.fsf.org/wiki/License:BitTorrentOSL1.1","osiApproved":false},"LGPL-2.0":{"name":"GNU Library General Public License v2 only","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html","osiApproved":true},"OSL-3.0":{"name":"Open Software License 3.0","url":"https://web.archive.org/web/20120101081418/http://rosenlaw.com:80/OSL3.0.htm","osiApproved":true},"Buddy":{"name":"Buddy License","url":"https://sourceforge.net/p/buddy/gitcode/ci/master/tree/README","osiApproved":false},"CPAL-1.0":{"name":"Common Public Attribution License 1.0","url":"https://opensource.org/licenses/CPAL-1.0","osiApproved":true},"APSL-2.0":{"name":"Apple Public Source License 2.0","url":"http://www.opensource.apple.com/license/apsl/","osiApproved":true},"CC-BY-SA-3.0-IGO":{"name":"Creative Commons Attribution-ShareAlike 3.0 IGO","url":"https://creativecommons.org/licenses/by-sa/3.0/igo/legalcode","osiApproved":false},"MIT-CMU":{"name":"CMU License","url":"https://fedoraproject.org/wiki/Licensing:MIT?rd=Licensing/MIT#CMU_Style","osiApproved":false},"Minpack":{"name":"Minpack License","url":"http://www.netlib.org/minpack/disclaimer","osiApproved":false},"Unicode-DFS-2015":{"name":"Unicode License Agreement - Data Files and Software (2015)","url":"https://web.archive.org/web/20151224134844/http://unicode.org/copyright.html","osiApproved":false},"Linux-man-pages-copyleft":{"name":"Linux man-pages Copyleft","url":"https://www.kernel.org/doc/man-pages/licenses.html","osiApproved":false},"CAL-1.0-Combined-Work-Exception":{"name":"Cryptographic Autonomy License 1.0 (Combined Work Exception)","url":"http://cryptographicautonomylicense.com/license-text.html","osiApproved":true},"Xnet":{"name":"X.Net License","url":"https://opensource.org/licenses/Xnet","osiApproved":true},"OSC-1.0":{"name":"OSC License 1.0","url":"https://opensource.org/license/osc-license-1-0","osiApproved":true},"Cube":{"name":"Cube License","url":"https://fedoraproject.org/wiki/Licensing/Cube","osiApproved":false},"LPPL-1.1":{"name":"LaTeX Project Public License v1.1","url":"http://www.latex-project.org/lppl/lppl-1-1.txt","osiApproved":false},"NLOD-2.0":{"name":"Norwegian Licence for Open Government Data (NLOD) 2.0","url":"http://data.norge.no/nlod/en/2.0","osiApproved":false},"Knuth-CTAN":{"name":"Knuth CTAN License","url":"https://ctan.org/license/knuth","osiApproved":false},"FreeBSD-DOC":{"name":"FreeBSD Documentation License","url":"https://www.freebsd.org/copyright/freebsd-doc-license/","osiApproved":false},"TORQUE-1.1":{"name":"TORQUE v2.5+ Software License v1.1","url":"https://fedoraproject.org/wiki/Licensing/TORQUEv1.1","osiApproved":false},"HPND-Markus-Kuhn":{"name":"Historical Permission Notice and Disclaimer - Markus Kuhn variant","url":"https://www.cl.cam.ac.uk/~mgk25/ucs/wcwidth.c","osiApproved":false},"Adobe-2006":{"name":"Adobe Systems Incorporated Source Code License Agreement","url":"https://fedoraproject.org/wiki/Licensing/AdobeLicense","osiApproved":false},"MTLL":{"name":"Matrix Template Library License","url":"https://fedoraproject.org/wiki/Licensing/Matrix_Template_Library_License","osiApproved":false},"ANTLR-PD":{"name":"ANTLR Software Rights Notice","url":"http://www.antlr2.org/license.html","osiApproved":false},"Wsuipa":{"name":"Wsuipa License","url":"https://fedoraproject.org/wiki/Licensing/Wsuipa","osiApproved":false},"Artistic-1.0":{"name":"Artistic License 1.0","url":"https://opensource.org/licenses/Artistic-1.0","osiApproved":true},"COIL-1.0":{"name":"Copyfree Open Innovation License","url":"https://coil.apotheon.org/plaintext/01.0.txt","osiApproved":false},"OML":{"name":"Open Market License","url":"https://fedoraproject.org/wiki/Licensing/Open_Market_License","osiApproved":false},"AGPL-3.0-or-later":{"name":"GNU Affero General Public License v3.0 or later","url":"https://www.gnu.org/licenses/agpl.txt","osiApproved":true},"GFDL-1.1-invariants-or-later":{"name":"GNU Free Documentation License v1.1 or later - invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"SSLeay-standalone":{"name":"SSLeay License - standalone","url":"https://www.tq-group.com/filedownloads/files/software-license-conditions/OriginalSSLeay/OriginalSSLeay.pdf","osiApproved":false},"C-UDA-1.0":{"name":"Computational Use of Data Agreement v1.0","url":"https://github.com/microsoft/Computational-Use-of-Data-Agreement/blob/master/C-UDA-1.0.md","osiApproved":false},"HP-1989":{"name":"Hewlett-Packard 1989 License","url":"https://github.com/bleargh45/Data-UUID/blob/master/LICENSE","osiApproved":false},"Cornell-Lossless-JPEG":{"name":"Cornell Lossless JPEG License","url":"https://android.googlesource.com/platform/external/dng_sdk/+/refs/heads/master/source/dng_lossless_jpeg.cpp#16","osiApproved":false},"GFDL-1.3-no-invariants-or-later":{"name":"GNU Free Documentation License v1.3 or later - no invariants","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"CC-BY-1.0":{"name":"Creative Commons Attribution 1.0 Generic","url":"https://creativecommons.org/licenses/by/1.0/legalcode","osiApproved":false},"MMPL-1.0.1":{"name":"Minecraft Mod Public License v1.0.1","url":"https://github.com/BuildCraft/BuildCraft/blob/623d323b1868712f29f4a8b0979a02e8d1835131/LICENSE","osiApproved":false},"SNIA":{"name":"SNIA Public License 1.1","url":"https://fedoraproject.org/wiki/Licensing/SNIA_Public_License","osiApproved":false},"OpenPBS-2.3":{"name":"OpenPBS v2.3 Software License","url":"https://github.com/adaptivecomputing/torque/blob/master/PBS_License.txt","osiApproved":false},"NCGL-UK-2.0":{"name":"Non-Commercial Government Licence","url":"http://www.nationalarchives.gov.uk/doc/non-commercial-government-licence/version/2/","osiApproved":false},"Mackerras-3-Clause-acknowledgment":{"name":"Mackerras 3-Clause - acknowledgment variant","url":"https://github.com/ppp-project/ppp/blob/master/pppd/auth.c#L6-L28","osiApproved":false},"NTP-0":{"name":"NTP No Attribution","url":"https://github.com/tytso/e2fsprogs/blob/master/lib/et/et_name.c","osiApproved":false},"NICTA-1.0":{"name":"NICTA Public Software License, Version 1.0","url":"https://opensource.apple.com/source/mDNSResponder/mDNSResponder-320.10/mDNSPosix/nss_ReadMe.txt","osiApproved":false},"Frameworx-1.0":{"name":"Frameworx Open License 1.0","url":"https://opensource.org/licenses/Frameworx-1.0","osiApproved":true},"CNRI-Jython":{"name":"CNRI Jython License","url":"http://www.jython.org/license.html","osiApproved":false},"Community-Spec-1.0":{"name":"Community Specification License 1.0","url":"https://github.com/CommunitySpecification/1.0/blob/master/1._Community_Specification_License-v1.md","osiApproved":false},"BSD-3-Clause-No-Nuclear-License":{"name":"BSD 3-Clause No Nuclear License","url":"http://download.oracle.com/otn-pub/java/licenses/bsd.txt","osiApproved":false},"libutil-David-Nugent":{"name":"libutil David Nugent License","url":"http://web.mit.edu/freebsd/head/lib/libutil/login_ok.3","osiApproved":false},"CC-BY-NC-ND-3.0-IGO":{"name":"Creative Commons Attribution Non Commercial No Derivatives 3.0 IGO","url":"https://creativecommons.org/licenses/by-nc-nd/3.0/igo/legalcode","osiApproved":false},"any-OSI-perl-modules":{"name":"Any OSI License - Perl Modules","url":"https://metacpan.org/release/JUERD/Exporter-Tidy-0.09/view/Tidy.pm#LICENSE","osiApproved":false},"MIT-advertising":{"name":"Enlightenment License (e16)","url":"https://fedoraproject.org/wiki/Licensing/MIT_With_Advertising","osiApproved":false},"HPND-export-US-modify":{"name":"HPND with US Government export control warning and modification rqmt","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L1157-L1182","osiApproved":false},"Xfig":{"name":"Xfig License","url":"https://github.com/Distrotech/transfig/blob/master/transfig/transfig.c","osiApproved":false},"zlib-acknowledgement":{"name":"zlib/libpng License with Acknowledgement","url":"https://fedoraproject.org/wiki/Licensing/ZlibWithAcknowledgement","osiApproved":false},"ISC-Veillard":{"name":"ISC Veillard variant","url":"https://raw.githubusercontent.com/GNOME/libxml2/4c2e7c651f6c2f0d1a74f350cbda95f7df3e7017/hash.c","osiApproved":false},"YPL-1.1":{"name":"Yahoo! Public License v1.1","url":"http://www.zimbra.com/license/yahoo_public_license_1.1.html","osiApproved":false},"BSD-3-Clause-Modification":{"name":"BSD 3-Clause Modification","url":"https://fedoraproject.org/wiki/Licensing:BSD#Modification_Variant","osiApproved":false},"Artistic-1.0-Perl":{"name":"Artistic License 1.0 (Perl)","url":"http://dev.perl.org/licenses/artistic.html","osiApproved":true},"GPL-3.0-only":{"name":"GNU General Public License v3.0 only","url":"https://www.gnu.org/licenses/gpl-3.0-standalone.html","osiApproved":true},"TU-Berlin-1.0":{"name":"Technische Universitaet Berlin License 1.0","url":"https://github.com/swh/ladspa/blob/7bf6f3799fdba70fda297c2d8fd9f526803d9680/gsm/COPYRIGHT","osiApproved":false},"GPL-1.0+":{"name":"GNU General Public License v1.0 or later","url":"https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html","osiApproved":false},"OPUBL-1.0":{"name":"Open Publication License v1.0","url":"http://opencontent.org/openpub/","osiApproved":false},"App-s2p":{"name":"App::s2p License","url":"https://fedoraproject.org/wiki/Licensing/App-s2p","osiApproved":false},"checkmk":{"name":"Checkmk License","url":"https://github.com/libcheck/check/blob/master/checkmk/checkmk.in","osiApproved":false},"CC-BY-3.0-AU":{"name":"Creative Commons Attribution 3.0 Australia","url":"https://creativecommons.org/licenses/by/3.0/au/legalcode","osiApproved":false},"CC-BY-NC-4.0":{"name":"Creative Commons Attribution Non Commercial 4.0 International","url":"https://creativecommons.org/licenses/by-nc/4.0/legalcode","osiApproved":false},"Intel":{"name":"Intel Open Source License","url":"https://opensource.org/licenses/Intel","osiApproved":true},"OFL-1.0-RFN":{"name":"SIL Open Font License 1.0 with Reserved Font Name","url":"http://scripts.sil.org/cms/scripts/page.php?item_id=OFL10_web","osiApproved":false},"MPL-2.0":{"name":"Mozilla Public License 2.0","url":"https://www.mozilla.org/MPL/2.0/","osiApproved":true},"NGPL":{"name":"Nethack General Public License","url":"https://opensource.org/licenses/NGPL","osiApproved":true},"0BSD":{"name":"BSD Zero Clause License","url":"http://landley.net/toybox/license.html","osiApproved":true},"OSET-PL-2.1":{"name":"OSET Public License version 2.1","url":"http://www.osetfoundation.org/public-license","osiApproved":true},"FBM":{"name":"Fuzzy Bitmap License","url":"https://github.com/SWI-Prolog/packages-xpce/blob/161a40cd82004f731ba48024f9d30af388a7edf5/src/img/gifwrite.c#L21-L26","osiApproved":false},"UnixCrypt":{"name":"UnixCrypt License","url":"https://foss.heptapod.net/python-libs/passlib/-/blob/branch/stable/LICENSE#L70","osiApproved":false},"LGPL-3.0":{"name":"GNU Lesser General Public License v3.0 only","url":"https://www.gnu.org/licenses/lgpl-3.0-standalone.html","osiApproved":true},"MPL-1.0":{"name":"Mozilla Public License 1.0","url":"http://www.mozilla.org/MPL/MPL-1.0.html","osiApproved":true},"Giftware":{"name":"Giftware License","url":"http://liballeg.org/license.html#allegro-4-the-giftware-license","osiApproved":false},"Beerware":{"name":"Beerware License","url":"https://fedoraproject.org/wiki/Licensing/Beerware","osiApproved":false},"Caldera-no-preamble":{"name":"Caldera License (without preamble)","url":"https://github.com/apache/apr/blob/trunk/LICENSE#L298C6-L298C29","osiApproved":false},"BSD-2-Clause":{"name":"BSD 2-Clause \\"Simplified\\" License","url":"https://opensource.org/licenses/BSD-2-Clause","osiApproved":true},"TTWL":{"name":"Text-Tabs+Wrap License","url":"https://fedoraproject.org/wiki/Licensing/TTWL","osiApproved":false},"FSL-1.1-ALv2":{"name":"Functional Source License, Version 1.1, ALv2 Future License","url":"https://fsl.software/FSL-1.1-ALv2.template.md","osiApproved":false},"GFDL-1.1-or-later":{"name":"GNU Free Documentation License v1.1 or later","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"ESA-PL-permissive-2.4":{"name":"European Space Agency Public License – v2.4 – Permissive (Type 3)","url":"https://essr.esa.int/license/european-space-agency-public-license-v2-4-permissive-type-3","osiApproved":false},"OSL-1.1":{"name":"Open Software License 1.1","url":"https://fedoraproject.org/wiki/Licensing/OSL1.1","osiApproved":false},"OCCT-PL":{"name":"Open CASCADE Technology Public License","url":"http://www.opencascade.com/content/occt-public-license","osiApproved":false},"Interbase-1.0":{"name":"Interbase Public License v1.0","url":"https://web.archive.org/web/20060319014854/http://info.borland.com/devsupport/interbase/opensource/IPL.html","osiApproved":false},"AMD-newlib":{"name":"AMD newlib License","url":"https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/sys/a29khif/_close.S;h=04f52ae00de1dafbd9055ad8d73c5c697a3aae7f;hb=HEAD","osiApproved":false},"QPL-1.0":{"name":"Q Public License 1.0","url":"http://doc.qt.nokia.com/3.3/license.html","osiApproved":true},"libpng-1.6.35":{"name":"PNG Reference Library License v1 (for libpng 0.5 through 1.6.35)","url":"http://www.libpng.org/pub/png/src/libpng-LICENSE.txt","osiApproved":false},"MITNFA":{"name":"MIT +no-false-attribs license","url":"https://fedoraproject.org/wiki/Licensing/MITNFA","osiApproved":false},"OpenSSL-standalone":{"name":"OpenSSL License - standalone","url":"https://library.netapp.com/ecm/ecm_download_file/ECMP1196395","osiApproved":false},"MIT-Click":{"name":"MIT Click License","url":"https://github.com/kohler/t1utils/blob/master/LICENSE","osiApproved":false},"BSD-Systemics-W3Works":{"name":"Systemics W3Works BSD variant license","url":"https://metacpan.org/release/DPARIS/Crypt-Blowfish-2.14/source/COPYRIGHT#L7","osiApproved":false},"NIST-PD":{"name":"NIST Public Domain Notice","url":"https://github.com/tcheneau/simpleRPL/blob/e645e69e38dd4e3ccfeceb2db8cba05b7c2e0cd3/LICENSE.txt","osiApproved":false},"NLPL":{"name":"No Limit Public License","url":"https://fedoraproject.org/wiki/Licensing/NLPL","osiApproved":false},"BSD-Systemics":{"name":"Systemics BSD variant license","url":"https://metacpan.org/release/DPARIS/Crypt-DES-2.07/source/COPYRIGHT","osiApproved":false},"HPND-sell-variant-MIT-disclaimer-rev":{"name":"HPND sell variant with MIT disclaimer - reverse","url":"https://github.com/sigmavirus24/x11-ssh-askpass/blob/master/dynlist.c","osiApproved":false},"CERN-OHL-1.2":{"name":"CERN Open Hardware Licence v1.2","url":"https://www.ohwr.org/project/licenses/wikis/cern-ohl-v1.2","osiApproved":false},"GFDL-1.2-invariants-or-later":{"name":"GNU Free Documentation License v1.2 or later - invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"SGI-B-2.0":{"name":"SGI Free Software License B v2.0","url":"http://oss.sgi.com/projects/FreeB/SGIFreeSWLicB.2.0.pdf","osiApproved":false},"Martin-Birgmeier":{"name":"Martin Birgmeier License","url":"https://github.com/Perl/perl5/blob/blead/util.c#L6136","osiApproved":false},"LGPL-2.0+":{"name":"GNU Library General Public License v2 or later","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.0-standalone.html","osiApproved":true},"WTFPL":{"name":"Do What The F*ck You Want To Public License","url":"http://www.wtfpl.net/about/","osiApproved":false},"Zimbra-1.3":{"name":"Zimbra Public License v1.3","url":"http://web.archive.org/web/20100302225219/http://www.zimbra.com/license/zimbra-public-license-1-3.html","osiApproved":false},"CC-BY-SA-3.0":{"name":"Creative Commons Attribution Share Alike 3.0 Unported","url":"https://creativecommons.org/licenses/by-sa/3.0/legalcode","osiApproved":false},"X11":{"name":"X11 License","url":"http://www.xfree86.org/3.3.6/COPYRIGHT2.html#3","osiApproved":false},"BSD-3-Clause-No-Nuclear-License-2014":{"name":"BSD 3-Clause No Nuclear License 2014","url":"https://java.net/projects/javaeetutorial/pages/BerkeleyLicense","osiApproved":false},"AFL-2.1":{"name":"Academic Free License v2.1","url":"http://opensource.linux-mirror.org/licenses/afl-2.1.txt","osiApproved":true},"CrystalStacker":{"name":"CrystalStacker License","url":"https://fedoraproject.org/wiki/Licensing:CrystalStacker?rd=Licensing/CrystalStacker","osiApproved":false},"LZMA-SDK-9.22":{"name":"LZMA SDK License (versions 9.22 and beyond)","url":"https://www.7-zip.org/sdk.html","osiApproved":false},"diffmark":{"name":"diffmark license","url":"https://fedoraproject.org/wiki/Licensing/diffmark","osiApproved":false},"softSurfer":{"name":"softSurfer License","url":"https://github.com/mm2/Little-CMS/blob/master/src/cmssm.c#L207","osiApproved":false},"hyphen-bulgarian":{"name":"hyphen-bulgarian License","url":"https://ctan.math.illinois.edu/systems/texlive/tlnet/archive/hyphen-bulgarian.tar.xz","osiApproved":false},"HPND-Intel":{"name":"Historical Permission Notice and Disclaimer - Intel variant","url":"https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/machine/i960/memcpy.S;hb=HEAD","osiApproved":false},"Newsletr":{"name":"Newsletr License","url":"https://fedoraproject.org/wiki/Licensing/Newsletr","osiApproved":false},"copyleft-next-0.3.0":{"name":"copyleft-next 0.3.0","url":"https://github.com/copyleft-next/copyleft-next/blob/master/Releases/copyleft-next-0.3.0","osiApproved":false},"iMatix":{"name":"iMatix Standard Function Library Agreement","url":"http://legacy.imatix.com/html/sfl/sfl4.htm#license","osiApproved":false},"LPPL-1.3a":{"name":"LaTeX Project Public License v1.3a","url":"http://www.latex-project.org/lppl/lppl-1-3a.txt","osiApproved":false},"LAL-1.3":{"name":"Licence Art Libre 1.3","url":"https://artlibre.org/","osiApproved":false},"OLDAP-2.1":{"name":"Open LDAP Public License v2.1","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=b0d176738e96a0d3b9f85cb51e140a86f21be715","osiApproved":false},"Symlinks":{"name":"Symlinks License","url":"https://www.mail-archive.com/debian-bugs-rc@lists.debian.org/msg11494.html","osiApproved":false},"OFL-1.1":{"name":"SIL Open Font License 1.1","url":"http://scripts.sil.org/cms/scripts/page.php?item_id=OFL_web","osiApproved":true},"CC-BY-NC-ND-2.5":{"name":"Creative Commons Attribution Non Commercial No Derivatives 2.5 Generic","url":"https://creativecommons.org/licenses/by-nc-nd/2.5/legalcode","osiApproved":false},"Brian-Gladman-3-Clause":{"name":"Brian Gladman 3-Clause License","url":"https://github.com/SWI-Prolog/packages-clib/blob/master/sha1/brg_endian.h","osiApproved":false},"Artistic-1.0-cl8":{"name":"Artistic License 1.0 w/clause 8","url":"https://opensource.org/licenses/Artistic-1.0","osiApproved":true},"AFL-3.0":{"name":"Academic Free License v3.0","url":"http://www.rosenlaw.com/AFL3.0.htm","osiApproved":true},"MPL-1.1":{"name":"Mozilla Public License 1.1","url":"http://www.mozilla.org/MPL/MPL-1.1.html","osiApproved":true},"HPND-SMC":{"name":"Historical Permission Notice and Disclaimer - SMC variant","url":"https://docs.python.org/3/license.html#execution-tracing","osiApproved":false},"ISC":{"name":"ISC License","url":"https://www.isc.org/licenses/","osiApproved":true},"LGPL-2.1-only":{"name":"GNU Lesser General Public License v2.1 only","url":"https://www.gnu.org/licenses/old-licenses/lgpl-2.1-standalone.html","osiApproved":true},"Zimbra-1.4":{"name":"Zimbra Public License v1.4","url":"http://www.zimbra.com/legal/zimbra-public-license-1-4","osiApproved":false},"dtoa":{"name":"David M. Gay dtoa License","url":"https://github.com/SWI-Prolog/swipl-devel/blob/master/src/os/dtoa.c","osiApproved":false},"ODC-By-1.0":{"name":"Open Data Commons Attribution License v1.0","url":"https://opendatacommons.org/licenses/by/1.0/","osiApproved":false},"GFDL-1.1":{"name":"GNU Free Documentation License v1.1","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"CC-BY-ND-4.0":{"name":"Creative Commons Attribution No Derivatives 4.0 International","url":"https://creativecommons.org/licenses/by-nd/4.0/legalcode","osiApproved":false},"W3C":{"name":"W3C Software Notice and License (2002-12-31)","url":"http://www.w3.org/Consortium/Legal/2002/copyright-software-20021231.html","osiApproved":true},"BSD-3-Clause-Open-MPI":{"name":"BSD 3-Clause Open MPI variant","url":"https://www.open-mpi.org/community/license.php","osiApproved":true},"PSF-2.0":{"name":"Python Software Foundation License 2.0","url":"https://opensource.org/licenses/Python-2.0","osiApproved":false},"GPL-2.0-or-later":{"name":"GNU General Public License v2.0 or later","url":"https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html","osiApproved":true},"CC-BY-NC-3.0-DE":{"name":"Creative Commons Attribution Non Commercial 3.0 Germany","url":"https://creativecommons.org/licenses/by-nc/3.0/de/legalcode","osiApproved":false},"ESA-PL-strong-copyleft-2.4":{"name":"European Space Agency Public License (ESA-PL) - V2.4 - Strong Copyleft (Type 1)","url":"https://essr.esa.int/license/european-space-agency-public-license-v2-4-strong-copyleft-type-1","osiApproved":false},"bcrypt-Solar-Designer":{"name":"bcrypt Solar Designer License","url":"https://github.com/bcrypt-ruby/bcrypt-ruby/blob/master/ext/mri/crypt_blowfish.c","osiApproved":false},"AFL-1.2":{"name":"Academic Free License v1.2","url":"http://opensource.linux-mirror.org/licenses/afl-1.2.txt","osiApproved":true},"AFL-2.0":{"name":"Academic Free License v2.0","url":"http://wayback.archive.org/web/20060924134533/http://www.opensource.org/licenses/afl-2.0.txt","osiApproved":true},"BSD-4.3TAHOE":{"name":"BSD 4.3 TAHOE License","url":"https://github.com/389ds/389-ds-base/blob/main/ldap/include/sysexits-compat.h#L15","osiApproved":false},"LOOP":{"name":"Common Lisp LOOP License","url":"https://gitlab.com/embeddable-common-lisp/ecl/-/blob/develop/src/lsp/loop.lsp","osiApproved":false},"GFDL-1.3":{"name":"GNU Free Documentation License v1.3","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"SGI-OpenGL":{"name":"SGI OpenGL License","url":"https://gitlab.freedesktop.org/mesa/glw/-/blob/master/README?ref_type=heads","osiApproved":false},"Unicode-DFS-2016":{"name":"Unicode License Agreement - Data Files and Software (2016)","url":"https://www.unicode.org/license.txt","osiApproved":true},"ClArtistic":{"name":"Clarified Artistic License","url":"http://gianluca.dellavedova.org/2011/01/03/clarified-artistic-license/","osiApproved":false},"PolyForm-Small-Business-1.0.0":{"name":"PolyForm Small Business License 1.0.0","url":"https://polyformproject.org/licenses/small-business/1.0.0","osiApproved":false},"PHP-3.0":{"name":"PHP License v3.0","url":"http://www.php.net/license/3_0.txt","osiApproved":true},"HPND-export-US-acknowledgement":{"name":"HPND with US Government export control warning and acknowledgment","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L831-L852","osiApproved":false},"SISSL-1.2":{"name":"Sun Industry Standards Source License v1.2","url":"http://gridscheduler.sourceforge.net/Gridengine_SISSL_license.html","osiApproved":false},"CC-BY-NC-ND-1.0":{"name":"Creative Commons Attribution Non Commercial No Derivatives 1.0 Generic","url":"https://creativecommons.org/licenses/by-nd-nc/1.0/legalcode","osiApproved":false},"IPA":{"name":"IPA Font License","url":"https://opensource.org/licenses/IPA","osiApproved":true},"DSDP":{"name":"DSDP License","url":"https://fedoraproject.org/wiki/Licensing/DSDP","osiApproved":false},"LiLiQ-Rplus-1.1":{"name":"Licence Libre du Québec – Réciprocité forte version 1.1","url":"https://www.forge.gouv.qc.ca/participez/licence-logicielle/licence-libre-du-quebec-liliq-en-francais/licence-libre-du-quebec-reciprocite-forte-liliq-r-v1-1/","osiApproved":true},"Advanced-Cryptics-Dictionary":{"name":"Advanced Cryptics Dictionary License","url":"https://ftp.gnu.org/gnu/aspell/dict/en/aspell6-en-2020.12.07-0.tar.bz2","osiApproved":false},"Ferguson-Twofish":{"name":"Ferguson Twofish License","url":"https://github.com/wernerd/ZRTPCPP/blob/6b3cd8e6783642292bad0c21e3e5e5ce45ff3e03/cryptcommon/twofish.c#L113C3-L127","osiApproved":false},"W3C-20150513":{"name":"W3C Software Notice and Document License (2015-05-13)","url":"https://www.w3.org/Consortium/Legal/2015/copyright-software-and-document","osiApproved":true},"NCL":{"name":"NCL Source Code License","url":"https://gitlab.freedesktop.org/pipewire/pipewire/-/blob/master/src/modules/module-filter-chain/pffft.c?ref_type=heads#L1-52","osiApproved":false},"BlueOak-1.0.0":{"name":"Blue Oak Model License 1.0.0","url":"https://blueoakcouncil.org/license/1.0.0","osiApproved":true},"SMPPL":{"name":"Secure Messaging Protocol Public License","url":"https://github.com/dcblake/SMP/blob/master/Documentation/License.txt","osiApproved":false},"gSOAP-1.3b":{"name":"gSOAP Public License v1.3b","url":"http://www.cs.fsu.edu/~engelen/license.html","osiApproved":false},"Vixie-Cron":{"name":"Vixie Cron License","url":"https://github.com/vixie/cron/tree/545b3f5246824a9cda5905eeb7cf019c95e66995","osiApproved":false},"ZPL-2.0":{"name":"Zope Public License 2.0","url":"http://old.zope.org/Resources/License/ZPL-2.0","osiApproved":true},"EPL-2.0":{"name":"Eclipse Public License 2.0","url":"https://www.eclipse.org/legal/epl-2.0","osiApproved":true},"MPL-2.0-no-copyleft-exception":{"name":"Mozilla Public License 2.0 (no copyleft exception)","url":"https://www.mozilla.org/MPL/2.0/","osiApproved":true},"Brian-Gladman-2-Clause":{"name":"Brian Gladman 2-Clause License","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L140-L156","osiApproved":false},"Soundex":{"name":"Soundex License","url":"https://metacpan.org/release/RJBS/Text-Soundex-3.05/source/Soundex.pm#L3-11","osiApproved":false},"BSD-2-Clause-first-lines":{"name":"BSD 2-Clause - first lines requirement","url":"https://github.com/krb5/krb5/blob/krb5-1.21.2-final/NOTICE#L664-L690","osiApproved":false},"Bahyph":{"name":"Bahyph License","url":"https://fedoraproject.org/wiki/Licensing/Bahyph","osiApproved":false},"GPL-1.0-or-later":{"name":"GNU General Public License v1.0 or later","url":"https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html","osiApproved":false},"SSPL-1.0":{"name":"Server Side Public License, v 1","url":"https://www.mongodb.com/licensing/server-side-public-license","osiApproved":false},"CC-BY-NC-ND-3.0-DE":{"name":"Creative Commons Attribution Non Commercial No Derivatives 3.0 Germany","url":"https://creativecommons.org/licenses/by-nc-nd/3.0/de/legalcode","osiApproved":false},"HPND-Fenneberg-Livingston":{"name":"Historical Permission Notice and Disclaimer - Fenneberg-Livingston variant","url":"https://github.com/FreeRADIUS/freeradius-client/blob/master/COPYRIGHT#L32","osiApproved":false},"HPND-UC-export-US":{"name":"Historical Permission Notice and Disclaimer - University of California, US export warning","url":"https://github.com/RTimothyEdwards/magic/blob/master/LICENSE","osiApproved":false},"TPL-1.0":{"name":"THOR Public License 1.0","url":"https://fedoraproject.org/wiki/Licensing:ThorPublicLicense","osiApproved":false},"LPL-1.02":{"name":"Lucent Public License v1.02","url":"http://plan9.bell-labs.com/plan9/license.html","osiApproved":true},"Xerox":{"name":"Xerox License","url":"https://fedoraproject.org/wiki/Licensing/Xerox","osiApproved":false},"BSD-Attribution-HPND-disclaimer":{"name":"BSD with Attribution and HPND disclaimer","url":"https://github.com/cyrusimap/cyrus-sasl/blob/master/COPYING","osiApproved":false},"CC-BY-3.0-AT":{"name":"Creative Commons Attribution 3.0 Austria","url":"https://creativecommons.org/licenses/by/3.0/at/legalcode","osiApproved":false},"Zend-2.0":{"name":"Zend License v2.0","url":"https://web.archive.org/web/20130517195954/http://www.zend.com/license/2_00.txt","osiApproved":false},"BSD-2-Clause-FreeBSD":{"name":"BSD 2-Clause FreeBSD License","url":"http://www.freebsd.org/copyright/freebsd-license.html","osiApproved":false},"RSA-MD":{"name":"RSA Message-Digest License","url":"http://www.faqs.org/rfcs/rfc1321.html","osiApproved":false},"TCP-wrappers":{"name":"TCP Wrappers License","url":"http://rc.quest.com/topics/openssh/license.php#tcpwrappers","osiApproved":false},"Lucida-Bitmap-Fonts":{"name":"Lucida Bitmap Fonts License","url":"https://gitlab.freedesktop.org/xorg/font/bh-100dpi/-/blob/master/COPYING?ref_type=heads","osiApproved":false},"LPPL-1.2":{"name":"LaTeX Project Public License v1.2","url":"http://www.latex-project.org/lppl/lppl-1-2.txt","osiApproved":false},"HPND-sell-variant-MIT-disclaimer":{"name":"HPND sell variant with MIT disclaimer","url":"https://github.com/sigmavirus24/x11-ssh-askpass/blob/master/README","osiApproved":false},"Barr":{"name":"Barr License","url":"https://fedoraproject.org/wiki/Licensing/Barr","osiApproved":false},"CERN-OHL-W-2.0":{"name":"CERN Open Hardware Licence Version 2 - Weakly Reciprocal","url":"https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2","osiApproved":true},"CC-BY-NC-SA-2.0":{"name":"Creative Commons Attribution Non Commercial Share Alike 2.0 Generic","url":"https://creativecommons.org/licenses/by-nc-sa/2.0/legalcode","osiApproved":false},"SGI-B-1.0":{"name":"SGI Free Software License B v1.0","url":"http://oss.sgi.com/projects/FreeB/SGIFreeSWLicB.1.0.html","osiApproved":false},"Multics":{"name":"Multics License","url":"https://opensource.org/licenses/Multics","osiApproved":true},"TekHVC":{"name":"TekHVC License","url":"https://gitlab.freedesktop.org/xorg/lib/libx11/-/blob/master/COPYING?ref_type=heads#L138-171","osiApproved":false},"GD":{"name":"GD License","url":"https://libgd.github.io/manuals/2.3.0/files/license-txt.html","osiApproved":false},"NCBI-PD":{"name":"NCBI Public Domain Notice","url":"https://github.com/ncbi/sra-tools/blob/e8e5b6af4edc460156ad9ce5902d0779cffbf685/LICENSE","osiApproved":false},"CC-BY-NC-ND-4.0":{"name":"Creative Commons Attribution Non Commercial No Derivatives 4.0 International","url":"https://creativecommons.org/licenses/by-nc-nd/4.0/legalcode","osiApproved":false},"Sendmail-8.23":{"name":"Sendmail License 8.23","url":"https://www.proofpoint.com/sites/default/files/sendmail-license.pdf","osiApproved":false},"dvipdfm":{"name":"dvipdfm License","url":"https://fedoraproject.org/wiki/Licensing/dvipdfm","osiApproved":false},"GPL-3.0-with-GCC-exception":{"name":"GNU General Public License v3.0 w/GCC Runtime Library exception","url":"https://www.gnu.org/licenses/gcc-exception-3.1.html","osiApproved":true},"MIT-open-group":{"name":"MIT Open Group variant","url":"https://gitlab.freedesktop.org/xorg/app/iceauth/-/blob/master/COPYING","osiApproved":false},"LGPL-3.0+":{"name":"GNU Lesser General Public License v3.0 or later","url":"https://www.gnu.org/licenses/lgpl-3.0-standalone.html","osiApproved":true},"GFDL-1.1-no-invariants-only":{"name":"GNU Free Documentation License v1.1 only - no invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"CC-BY-SA-1.0":{"name":"Creative Commons Attribution Share Alike 1.0 Generic","url":"https://creativecommons.org/licenses/by-sa/1.0/legalcode","osiApproved":false},"OLDAP-1.1":{"name":"Open LDAP Public License v1.1","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=806557a5ad59804ef3a44d5abfbe91d706b0791f","osiApproved":false},"Afmparse":{"name":"Afmparse License","url":"https://fedoraproject.org/wiki/Licensing/Afmparse","osiApproved":false},"HaskellReport":{"name":"Haskell Language Report License","url":"https://fedoraproject.org/wiki/Licensing/Haskell_Language_Report_License","osiApproved":false},"DOC":{"name":"DOC License","url":"http://www.cs.wustl.edu/~schmidt/ACE-copying.html","osiApproved":false},"LGPL-3.0-or-later":{"name":"GNU Lesser General Public License v3.0 or later","url":"https://www.gnu.org/licenses/lgpl-3.0-standalone.html","osiApproved":true},"Baekmuk":{"name":"Baekmuk License","url":"https://fedoraproject.org/wiki/Licensing:Baekmuk?rd=Licensing/Baekmuk","osiApproved":false},"EUDatagrid":{"name":"EU DataGrid Software License","url":"http://eu-datagrid.web.cern.ch/eu-datagrid/license.html","osiApproved":true},"Condor-1.1":{"name":"Condor Public License v1.1","url":"http://research.cs.wisc.edu/condor/license.html#condor","osiApproved":false},"CDLA-Sharing-1.0":{"name":"Community Data License Agreement Sharing 1.0","url":"https://cdla.io/sharing-1-0","osiApproved":false},"WTFNMFPL":{"name":"Do What The F*ck You Want To But It\'s Not My Fault Public License","url":"https://github.com/adversary-org/wtfnmf/raw/refs/tags/1.0/COPYING.WTFNMFPL","osiApproved":false},"X11-swapped":{"name":"X11 swapped final paragraphs","url":"https://github.com/fedeinthemix/chez-srfi/blob/master/srfi/LICENSE","osiApproved":false},"CC-BY-ND-3.0-DE":{"name":"Creative Commons Attribution No Derivatives 3.0 Germany","url":"https://creativecommons.org/licenses/by-nd/3.0/de/legalcode","osiApproved":false},"RSCPL":{"name":"Ricoh Source Code Public License","url":"http://wayback.archive.org/web/20060715140826/http://www.risource.org/RPL/RPL-1.0A.shtml","osiApproved":true},"DocBook-XML":{"name":"DocBook XML License","url":"https://github.com/docbook/xslt10-stylesheets/blob/efd62655c11cc8773708df7a843613fa1e932bf8/xsl/COPYING#L27","osiApproved":false},"GLWTPL":{"name":"Good Luck With That Public License","url":"https://github.com/me-shaon/GLWTPL/commit/da5f6bc734095efbacb442c0b31e33a65b9d6e85","osiApproved":false},"CC-PDDC":{"name":"Creative Commons Public Domain Dedication and Certification","url":"https://creativecommons.org/licenses/publicdomain/","osiApproved":false},"BSD-3-Clause-Attribution":{"name":"BSD with attribution","url":"https://fedoraproject.org/wiki/Licensing/BSD_with_Attribution","osiApproved":false},"Sleepycat":{"name":"Sleepycat License","url":"https://opensource.org/licenses/Sleepycat","osiApproved":true},"DRL-1.0":{"name":"Detection Rule License 1.0","url":"https://github.com/Neo23x0/sigma/blob/master/LICENSE.Detection.Rules.md","osiApproved":false},"JPNIC":{"name":"Japan Network Information Center License","url":"https://gitlab.isc.org/isc-projects/bind9/blob/master/COPYRIGHT#L366","osiApproved":false},"BSD-3-Clause-Clear":{"name":"BSD 3-Clause Clear License","url":"http://labs.metacarta.com/license-explanation.html#license","osiApproved":false},"Boehm-GC-without-fee":{"name":"Boehm-Demers-Weiser GC License (without fee)","url":"https://github.com/MariaDB/server/blob/11.6/libmysqld/lib_sql.cc","osiApproved":false},"APSL-1.2":{"name":"Apple Public Source License 1.2","url":"http://www.samurajdata.se/opensource/mirror/licenses/apsl.php","osiApproved":true},"MPEG-SSG":{"name":"MPEG Software Simulation","url":"https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/converter/ppm/ppmtompeg/jrevdct.c#l1189","osiApproved":false},"BSD-Inferno-Nettverk":{"name":"BSD-Inferno-Nettverk","url":"https://www.inet.no/dante/LICENSE","osiApproved":false},"Dotseqn":{"name":"Dotseqn License","url":"https://fedoraproject.org/wiki/Licensing/Dotseqn","osiApproved":false},"CPL-1.0":{"name":"Common Public License 1.0","url":"https://opensource.org/licenses/CPL-1.0","osiApproved":true},"HP-1986":{"name":"Hewlett-Packard 1986 License","url":"https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/machine/hppa/memchr.S;h=1cca3e5e8867aa4bffef1f75a5c1bba25c0c441e;hb=HEAD#l2","osiApproved":false},"CC-BY-NC-3.0":{"name":"Creative Commons Attribution Non Commercial 3.0 Unported","url":"https://creativecommons.org/licenses/by-nc/3.0/legalcode","osiApproved":false},"GFDL-1.1-invariants-only":{"name":"GNU Free Documentation License v1.1 only - invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"TPDL":{"name":"Time::ParseDate License","url":"https://metacpan.org/pod/Time::ParseDate#LICENSE","osiApproved":false},"APSL-1.1":{"name":"Apple Public Source License 1.1","url":"http://www.opensource.apple.com/source/IOSerialFamily/IOSerialFamily-7/APPLE_LICENSE","osiApproved":true},"BSL-1.0":{"name":"Boost Software License 1.0","url":"http://www.boost.org/LICENSE_1_0.txt","osiApproved":true},"xkeyboard-config-Zinoviev":{"name":"xkeyboard-config Zinoviev License","url":"https://gitlab.freedesktop.org/xkeyboard-config/xkeyboard-config/-/blob/master/COPYING?ref_type=heads#L178","osiApproved":false},"XSkat":{"name":"XSkat License","url":"https://fedoraproject.org/wiki/Licensing/XSkat_License","osiApproved":false},"PADL":{"name":"PADL License","url":"https://git.openldap.org/openldap/openldap/-/blob/master/libraries/libldap/os-local.c?ref_type=heads#L19-23","osiApproved":false},"FDK-AAC":{"name":"Fraunhofer FDK AAC Codec Library","url":"https://fedoraproject.org/wiki/Licensing/FDK-AAC","osiApproved":false},"CPOL-1.02":{"name":"Code Project Open License 1.02","url":"http://www.codeproject.com/info/cpol10.aspx","osiApproved":false},"MIT-Khronos-old":{"name":"MIT Khronos - old variant","url":"https://github.com/KhronosGroup/SPIRV-Cross/blob/main/LICENSES/LicenseRef-KhronosFreeUse.txt","osiApproved":false},"bzip2-1.0.5":{"name":"bzip2 and libbzip2 License v1.0.5","url":"https://sourceware.org/bzip2/1.0.5/bzip2-manual-1.0.5.html","osiApproved":false},"bzip2-1.0.6":{"name":"bzip2 and libbzip2 License v1.0.6","url":"https://sourceware.org/git/?p=bzip2.git;a=blob;f=LICENSE;hb=bzip2-1.0.6","osiApproved":false},"CC-BY-NC-ND-3.0":{"name":"Creative Commons Attribution Non Commercial No Derivatives 3.0 Unported","url":"https://creativecommons.org/licenses/by-nc-nd/3.0/legalcode","osiApproved":false},"BSD-3-Clause-No-Nuclear-Warranty":{"name":"BSD 3-Clause No Nuclear Warranty","url":"https://jogamp.org/git/?p=gluegen.git;a=blob_plain;f=LICENSE.txt","osiApproved":false},"O-UDA-1.0":{"name":"Open Use of Data Agreement v1.0","url":"https://github.com/microsoft/Open-Use-of-Data-Agreement/blob/v1.0/O-UDA-1.0.md","osiApproved":false},"ZPL-2.1":{"name":"Zope Public License 2.1","url":"http://old.zope.org/Resources/ZPL/","osiApproved":true},"Spencer-94":{"name":"Spencer License 94","url":"https://fedoraproject.org/wiki/Licensing/Henry_Spencer_Reg-Ex_Library_License","osiApproved":false},"Artistic-dist":{"name":"Artistic License 1.0 (dist)","url":"https://github.com/pexip/os-perl/blob/833cf4c86cc465ccfc627ff16db67e783156a248/debian/copyright#L2720-L2845","osiApproved":false},"BOLA-1.1":{"name":"Buena Onda License Agreement v1.1","url":"https://blitiri.com.ar/p/bola/","osiApproved":false},"OLDAP-1.3":{"name":"Open LDAP Public License v1.3","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=e5f8117f0ce088d0bd7a8e18ddf37eaa40eb09b1","osiApproved":false},"Zed":{"name":"Zed License","url":"https://fedoraproject.org/wiki/Licensing/Zed","osiApproved":false},"MIT-enna":{"name":"enna License","url":"https://fedoraproject.org/wiki/Licensing/MIT#enna","osiApproved":false},"ASWF-Digital-Assets-1.1":{"name":"ASWF Digital Assets License 1.1","url":"https://github.com/AcademySoftwareFoundation/foundation/blob/main/digital_assets/aswf_digital_assets_license_v1.1.txt","osiApproved":false},"Linux-man-pages-copyleft-2-para":{"name":"Linux man-pages Copyleft - 2 paragraphs","url":"https://git.kernel.org/pub/scm/docs/man-pages/man-pages.git/tree/man2/move_pages.2#n5","osiApproved":false},"RHeCos-1.1":{"name":"Red Hat eCos Public License v1.1","url":"http://ecos.sourceware.org/old-license.html","osiApproved":false},"radvd":{"name":"radvd License","url":"https://github.com/radvd-project/radvd/blob/master/COPYRIGHT","osiApproved":false},"cve-tou":{"name":"Common Vulnerability Enumeration ToU License","url":"https://www.cve.org/Legal/TermsOfUse","osiApproved":false},"AML":{"name":"Apple MIT License","url":"https://fedoraproject.org/wiki/Licensing/Apple_MIT_License","osiApproved":false},"SOFA":{"name":"SOFA Software License","url":"http://www.iausofa.org/tandc.html","osiApproved":false},"blessing":{"name":"SQLite Blessing","url":"https://www.sqlite.org/src/artifact/e33a4df7e32d742a?ln=4-9","osiApproved":false},"EUPL-1.1":{"name":"European Union Public License 1.1","url":"https://joinup.ec.europa.eu/software/page/eupl/licence-eupl","osiApproved":true},"CERN-OHL-S-2.0":{"name":"CERN Open Hardware Licence Version 2 - Strongly Reciprocal","url":"https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2","osiApproved":true},"CC-BY-SA-2.0":{"name":"Creative Commons Attribution Share Alike 2.0 Generic","url":"https://creativecommons.org/licenses/by-sa/2.0/legalcode","osiApproved":false},"CAPEC-tou":{"name":"Common Attack    Pattern Enumeration and Classification License","url":"https://capec.mitre.org/about/termsofuse.html","osiApproved":false},"CUA-OPL-1.0":{"name":"CUA Office Public License v1.0","url":"https://opensource.org/licenses/CUA-OPL-1.0","osiApproved":true},"PolyForm-Noncommercial-1.0.0":{"name":"PolyForm Noncommercial License 1.0.0","url":"https://polyformproject.org/licenses/noncommercial/1.0.0","osiApproved":false},"XFree86-1.1":{"name":"XFree86 License 1.1","url":"http://www.xfree86.org/current/LICENSE4.html","osiApproved":false},"ParaType-Free-Font-1.3":{"name":"ParaType Free Font Licensing Agreement v1.3","url":"https://web.archive.org/web/20161209023955/http://www.paratype.ru/public/pt_openlicense_eng.asp","osiApproved":false},"OGDL-Taiwan-1.0":{"name":"Taiwan Open Government Data License, version 1.0","url":"https://data.gov.tw/license","osiApproved":false},"ODbL-1.0":{"name":"Open Data Commons Open Database License v1.0","url":"http://www.opendatacommons.org/licenses/odbl/1.0/","osiApproved":false},"SPL-1.0":{"name":"Sun Public License v1.0","url":"https://opensource.org/licenses/SPL-1.0","osiApproved":true},"Linux-man-pages-copyleft-var":{"name":"Linux man-pages Copyleft Variant","url":"https://git.kernel.org/pub/scm/docs/man-pages/man-pages.git/tree/man2/set_mempolicy.2#n5","osiApproved":false},"Widget-Workshop":{"name":"Widget Workshop License","url":"https://github.com/novnc/noVNC/blob/master/core/crypto/des.js#L24","osiApproved":false},"Artistic-2.0":{"name":"Artistic License 2.0","url":"http://www.perlfoundation.org/artistic_license_2_0","osiApproved":true},"LiLiQ-R-1.1":{"name":"Licence Libre du Québec – Réciprocité version 1.1","url":"https://www.forge.gouv.qc.ca/participez/licence-logicielle/licence-libre-du-quebec-liliq-en-francais/licence-libre-du-quebec-reciprocite-liliq-r-v1-1/","osiApproved":true},"Parity-7.0.0":{"name":"The Parity Public License 7.0.0","url":"https://paritylicense.com/versions/7.0.0.html","osiApproved":false},"xinetd":{"name":"xinetd License","url":"https://fedoraproject.org/wiki/Licensing/Xinetd_License","osiApproved":false},"AGPL-1.0":{"name":"Affero General Public License v1.0","url":"http://www.affero.org/oagpl.html","osiApproved":false},"NPL-1.1":{"name":"Netscape Public License v1.1","url":"http://www.mozilla.org/MPL/NPL/1.1/","osiApproved":false},"Gutmann":{"name":"Gutmann License","url":"https://www.cs.auckland.ac.nz/~pgut001/dumpasn1.c","osiApproved":false},"CC-BY-NC-ND-2.0":{"name":"Creative Commons Attribution Non Commercial No Derivatives 2.0 Generic","url":"https://creativecommons.org/licenses/by-nc-nd/2.0/legalcode","osiApproved":false},"Linux-OpenIB":{"name":"Linux Kernel Variant of OpenIB.org license","url":"https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/drivers/infiniband/core/sa.h","osiApproved":false},"CC-BY-4.0":{"name":"Creative Commons Attribution 4.0 International","url":"https://creativecommons.org/licenses/by/4.0/legalcode","osiApproved":false},"SGMLUG-PM":{"name":"SGMLUG Parser Materials License","url":"https://gitweb.gentoo.org/repo/gentoo.git/tree/licenses/SGMLUG?id=7d999af4a47bf55e53e54713d98d145f935935c1","osiApproved":false},"Pixar":{"name":"Pixar License","url":"https://github.com/PixarAnimationStudios/OpenSubdiv/raw/v3_5_0/LICENSE.txt","osiApproved":false},"DocBook-Stylesheet":{"name":"DocBook Stylesheet License","url":"http://www.docbook.org/xml/5.0/docbook-5.0.zip","osiApproved":false},"IJG-short":{"name":"Independent JPEG Group License - short","url":"https://sourceforge.net/p/xmedcon/code/ci/master/tree/libs/ljpg/","osiApproved":false},"AMDPLPA":{"name":"AMD\'s plpa_map.c License","url":"https://fedoraproject.org/wiki/Licensing/AMD_plpa_map_License","osiApproved":false},"CERN-OHL-P-2.0":{"name":"CERN Open Hardware Licence Version 2 - Permissive","url":"https://www.ohwr.org/project/cernohl/wikis/Documents/CERN-OHL-version-2","osiApproved":true},"GFDL-1.3-no-invariants-only":{"name":"GNU Free Documentation License v1.3 only - no invariants","url":"https://www.gnu.org/licenses/fdl-1.3.txt","osiApproved":false},"SCEA":{"name":"SCEA Shared Source License","url":"http://research.scea.com/scea_shared_source_license.html","osiApproved":false},"OGTSL":{"name":"Open Group Test Suite License","url":"http://www.opengroup.org/testing/downloads/The_Open_Group_TSL.txt","osiApproved":true},"BSD-3-Clause-Tso":{"name":"BSD 3-Clause Tso variant","url":"https://www.x.org/archive/current/doc/xorg-docs/License.html#Theodore_Tso","osiApproved":false},"MIT-testregex":{"name":"MIT testregex Variant","url":"https://github.com/dotnet/runtime/blob/55e1ac7c07df62c4108d4acedf78f77574470ce5/src/libraries/System.Text.RegularExpressions/tests/FunctionalTests/AttRegexTests.cs#L12-L28","osiApproved":false},"SL":{"name":"SL License","url":"https://github.com/mtoyoda/sl/blob/master/LICENSE","osiApproved":false},"GFDL-1.1-no-invariants-or-later":{"name":"GNU Free Documentation License v1.1 or later - no invariants","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.1.txt","osiApproved":false},"HPND-Pbmplus":{"name":"Historical Permission Notice and Disclaimer - Pbmplus variant","url":"https://sourceforge.net/p/netpbm/code/HEAD/tree/super_stable/netpbm.c#l8","osiApproved":false},"Imlib2":{"name":"Imlib2 License","url":"http://trac.enlightenment.org/e/browser/trunk/imlib2/COPYING","osiApproved":false},"UCAR":{"name":"UCAR License","url":"https://github.com/Unidata/UDUNITS-2/blob/master/COPYRIGHT","osiApproved":false},"Naumen":{"name":"Naumen Public License","url":"https://opensource.org/licenses/Naumen","osiApproved":true},"Unicode-TOU":{"name":"Unicode Terms of Use","url":"http://web.archive.org/web/20140704074106/http://www.unicode.org/copyright.html","osiApproved":false},"lsof":{"name":"lsof License","url":"https://github.com/lsof-org/lsof/blob/master/COPYING","osiApproved":false},"AGPL-1.0-only":{"name":"Affero General Public License v1.0 only","url":"http://www.affero.org/oagpl.html","osiApproved":false},"TrustedQSL":{"name":"TrustedQSL License","url":"https://sourceforge.net/p/trustedqsl/tqsl/ci/master/tree/LICENSE.txt","osiApproved":false},"CDDL-1.1":{"name":"Common Development and Distribution License 1.1","url":"http://glassfish.java.net/public/CDDL+GPL_1_1.html","osiApproved":false},"OLDAP-2.2":{"name":"Open LDAP Public License v2.2","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=470b0c18ec67621c85881b2733057fecf4a1acc3","osiApproved":false},"Zlib":{"name":"zlib License","url":"http://www.zlib.net/zlib_license.html","osiApproved":true},"JasPer-2.0":{"name":"JasPer License","url":"http://www.ece.uvic.ca/~mdadams/jasper/LICENSE","osiApproved":false},"GPL-3.0-with-autoconf-exception":{"name":"GNU General Public License v3.0 w/Autoconf exception","url":"https://www.gnu.org/licenses/autoconf-exception-3.0.html","osiApproved":false},"NLOD-1.0":{"name":"Norwegian Licence for Open Government Data (NLOD) 1.0","url":"http://data.norge.no/nlod/en/1.0","osiApproved":false},"HPND-sell-regexpr":{"name":"Historical Permission Notice and Disclaimer - sell regexpr variant","url":"https://gitlab.com/bacula-org/bacula/-/blob/Branch-11.0/bacula/LICENSE-FOSS?ref_type=heads#L245","osiApproved":false},"PPL":{"name":"Peer Production License","url":"https://wiki.p2pfoundation.net/Peer_Production_License","osiApproved":false},"SGI-B-1.1":{"name":"SGI Free Software License B v1.1","url":"http://oss.sgi.com/projects/FreeB/","osiApproved":false},"GFDL-1.2-or-later":{"name":"GNU Free Documentation License v1.2 or later","url":"https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt","osiApproved":false},"Graphics-Gems":{"name":"Graphics Gems License","url":"https://github.com/erich666/GraphicsGems/blob/master/LICENSE.md","osiApproved":false},"OSL-1.0":{"name":"Open Software License 1.0","url":"https://opensource.org/licenses/OSL-1.0","osiApproved":true},"Sendmail":{"name":"Sendmail License","url":"http://www.sendmail.com/pdfs/open_source/sendmail_license.pdf","osiApproved":false},"Kastrup":{"name":"Kastrup License","url":"https://ctan.math.utah.edu/ctan/tex-archive/macros/generic/kastrup/binhex.dtx","osiApproved":false},"OSL-2.0":{"name":"Open Software License 2.0","url":"http://web.archive.org/web/20041020171434/http://www.rosenlaw.com/osl2.0.html","osiApproved":true},"StandardML-NJ":{"name":"Standard ML of New Jersey License","url":"https://www.smlnj.org/license.html","osiApproved":false},"Ruby-pty":{"name":"Ruby pty extension license","url":"https://github.com/ruby/ruby/blob/9f6deaa6888a423720b4b127b5314f0ad26cc2e6/ext/pty/pty.c#L775-L786","osiApproved":false},"LPPL-1.3c":{"name":"LaTeX Project Public License v1.3c","url":"http://www.latex-project.org/lppl/lppl-1-3c.txt","osiApproved":true},"Bitstream-Vera":{"name":"Bitstream Vera Font License","url":"https://web.archive.org/web/20080207013128/http://www.gnome.org/fonts/","osiApproved":false},"CC-SA-1.0":{"name":"Creative Commons Share Alike 1.0 Generic","url":"https://creativecommons.org/licenses/sa/1.0/legalcode","osiApproved":false},"NetCDF":{"name":"NetCDF license","url":"http://www.unidata.ucar.edu/software/netcdf/copyright.html","osiApproved":false},"Apache-1.0":{"name":"Apache License 1.0","url":"http://www.apache.org/licenses/LICENSE-1.0","osiApproved":false},"Watcom-1.0":{"name":"Sybase Open Watcom Public License 1.0","url":"https://opensource.org/licenses/Watcom-1.0","osiApproved":true},"HPND-sell-variant-critical-systems":{"name":"HPND - sell variant with safety critical systems clause","url":"https://gitlab.freedesktop.org/xorg/driver/xf86-video-voodoo/-/blob/68a5b6d98ae34749cca889f4373b4043d00bfe6a/src/voodoo_dga.c#L12-33","osiApproved":false},"threeparttable":{"name":"threeparttable License","url":"https://fedoraproject.org/wiki/Licensing/Threeparttable","osiApproved":false},"AGPL-3.0-only":{"name":"GNU Affero General Public License v3.0 only","url":"https://www.gnu.org/licenses/agpl.txt","osiApproved":true},"eGenix":{"name":"eGenix.com Public License 1.1.0","url":"http://www.egenix.com/products/eGenix.com-Public-License-1.1.0.pdf","osiApproved":false},"OpenMDW-1.0":{"name":"OpenMDW License Agreement v1.0","url":"https://raw.githubusercontent.com/OpenMDW/OpenMDW/refs/heads/main/1.0/LICENSE.openmdw","osiApproved":false},"Furuseth":{"name":"Furuseth License","url":"https://git.openldap.org/openldap/openldap/-/blob/master/COPYRIGHT?ref_type=heads#L39-51","osiApproved":false},"OLDAP-2.0":{"name":"Open LDAP Public License v2.0 (or possibly 2.0A and 2.0B)","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=cbf50f4e1185a21abd4c0a54d3f4341fe28f36ea","osiApproved":false},"ErlPL-1.1":{"name":"Erlang Public License v1.1","url":"http://www.erlang.org/EPLICENSE","osiApproved":false},"CFITSIO":{"name":"CFITSIO License","url":"https://heasarc.gsfc.nasa.gov/docs/software/fitsio/c/f_user/node9.html","osiApproved":false},"APSL-1.0":{"name":"Apple Public Source License 1.0","url":"https://fedoraproject.org/wiki/Licensing/Apple_Public_Source_License_1.0","osiApproved":true},"OLDAP-2.3":{"name":"Open LDAP Public License v2.3","url":"http://www.openldap.org/devel/gitweb.cgi?p=openldap.git;a=blob;f=LICENSE;hb=d32cf54a32d581ab475d23c810b0a7fbaf8d63c3","osiApproved":false},"NAIST-2003":{"name":"Nara Institute of Science and Technology License (2003)","url":"https://enterprise.dejacode.com/licenses/public/naist-2003/#license-text","osiApproved":false},"CC-BY-2.0":{"name":"Creative Commons Attribution 2.0 Generic","url":"https://creativecommons.org/licenses/by/2.0/legalcode","osiApproved":false},"Nunit":{"name":"Nunit License","url":"https://fedoraproject.org/wiki/Licensing/Nunit","osiApproved":false},"HPND-UC":{"name":"Historical Permission Notice and Disclaimer - University of California variant","url":"https://core.tcl-lang.org/tk/file?name=compat/unistd.h","osiApproved":false},"Aladdin":{"name":"Aladdin Free Public License","url":"http://pages.cs.wisc.edu/~ghost/doc/AFPL/6.01/Public.htm","osiApproved":false},"CC-BY-NC-1.0":{"name":"Creative Commons Attribution Non Commercial 1.0 Generic","url":"https://creativecommons.org/licenses/by-nc/1.0/legalcode","osiApproved":false},"DocBook-Schema":{"name":"DocBook Schema License","url":"https://github.com/docbook/xslt10-stylesheets/blob/efd62655c11cc8773708df7a843613fa1e932bf8/xsl/assembly/schema/docbook51b7.rnc","osiApproved":false},"PDDL-1.0":{"name":"Open Data Commons Public Domain Dedication & License 1.0","url":"http://opendatacommons.org/licenses/pddl/1.0/","osiApproved":false},"CryptoSwift":{"name":"CryptoSwift License","url":"https://github.com/krzyzanowskim/CryptoSwift/blob/main/LICENSE","osiApproved":false},"X11-distribute-modifications-variant":{"name":"X11 License Distribution Modification Variant","url":"https://github.com/mirror/ncurses/blob/master/COPYING","osiApproved":false},"GPL-2.0-with-autoconf-exception":{"name":"GNU General Public License v2.0 w/Autoconf exception","url":"http://ac-archive.sourceforge.net/doc/copyright.html","osiApproved":false},"BSD-2-Clause-NetBSD":{"name":"BSD 2-Clause NetBSD License","url":"http://www.netbsd.org/about/redistribution.html#default","osiApproved":false},"MulanPSL-2.0":{"name":"Mulan Permissive Software License, Version 2","url":"https://license.coscl.org.cn/MulanPSL2","osiApproved":true},"CC-BY-3.0-US":{"name":"Creative Commons Attribution 3.0 United States","url":"https://creativecommons.org/licenses/by/3.0/us/legalcode","osiApproved":false},"HPND-export-US":{"name":"HPND with US Government export control warning","url":"https://www.kermitproject.org/ck90.html#source","osiApproved":false},"DRL-1.1":{"name":"Detection Rule License 1.1","url":"https://github.com/SigmaHQ/Detection-Rule-License/blob/6ec7fbde6101d101b5b5d1fcb8f9b69fbc76c04a/LICENSE.Detection.Rules.md","osiApproved":false},"GPL-1.0":{"name":"GNU General Public License v1.0 only","url":"https://www.gnu.org/licenses/old-licenses/gpl-1.0-standalone.html","osiApproved":false},"CECILL-2.0":{"name":"CeCILL Free Software License Agreement v2.0","url":"http://www.cecill.info/licences/Licence_CeCILL_V2-en.html","osiApproved":false},"OLDAP-2.8":{"name":"Open LDAP Public License v2.8","url":"http://www.openldap.org/software/release/license.html","osiApproved":true},"HPND-merchantability-variant":{"name":"Historical Permission Notice and Disclaimer - merchantability variant","url":"https://sourceware.org/git/?p=newlib-cygwin.git;a=blob;f=newlib/libc/misc/fini.c;hb=HEAD","osiApproved":false},"Glide":{"name":"3dfx Glide License","url":"http://www.users.on.net/~triforce/glidexp/COPYING.txt","osiApproved":false},"PostgreSQL":{"name":"PostgreSQL License","url":"http://www.postgresql.org/about/licence","osiApproved":true},"BSD-1-Clause":{"name":"BSD 1-Clause License","url":"https://svnweb.freebsd.org/base/head/include/ifaddrs.h?revision=326823","osiApproved":true},"Sendmail-Open-Source-1.1":{"name":"Sendmail Open Source License v1.1","url":"https://github.com/trusteddomainproject/OpenDMARC/blob/master/LICENSE.Sendmail","osiApproved":false},"Crossword":{"name":"Crossword License","url":"https://fedoraproject.org/wiki/Licensing/Crossword","osiApproved":false},"NASA-1.3":{"name":"NASA Open Source Agreement 1.3","url":"http://ti.arc.nasa.gov/opensource/nosa/","osiApproved":true},"BSD-Source-beginning-file":{"name":"BSD Source Code Attribution - beginning of file variant","url":"https://github.com/lattera/freebsd/blob/master/sys/cam/cam.c#L4","osiApproved":false},"Mup":{"name":"Mup License","url":"https://fedoraproject.org/wiki/Licensing/Mup","osiApproved":false},"MIT-feh":{"name":"feh License","url":"https://fedoraproject.org/wiki/Licensing/MIT#feh","osiApproved":false},"LGPL-3.0-only":{"name":"GNU Lesser General Public License v3.0 only","url":"https://www.gnu.org/licenses/lgpl-3.0-standalone.html","osiApproved":true},"man2html":{"name":"man2html License","url":"http://primates.ximian.com/~flucifredi/man/man-1.6g.tar.gz","osiApproved":false}}');

/***/ })

};
;