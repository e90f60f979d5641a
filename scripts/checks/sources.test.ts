import { expect, test } from 'vitest';
import { isStory, isTest, readSources, type Source, sourceFolders } from '@etherpilot/testkit/sources';

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly where: RegExp;
  /** Exempt files, each for a reason. */
  readonly except: RegExp;
  /** A line that must be reported, and one that must not. */
  readonly bad: string;
  readonly good: string;
}

const product = /^(packages\/ui|apps\/web)\/src\//;

const rules: readonly Rule[] = [
  {
    name: 'a colour is written only among the tokens',
    pattern:
      /(?<![&\w/"'=(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\s*\{)|["'(]#(?:[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i,
    where: product,
    except: /\/tokens\//,
    bad: 'border: 1px solid #abc;',
    good: '<a href="#add">',
  },
  {
    name: 'notes come from one primitive',
    pattern: /role="note"|background: var\(--ep-(?:warning|negative)-surface\)/,
    where: product,
    // The strip across the window and an order with its next steps are laid out otherwise; the rest are no notes.
    except: /\/(?:Note|ConnectionStrip|UncertainNote|ToastRegion|Tag|Button|AddressTrapQuestion)[./]/,
    bad: '<div role="note">',
    good: '<Note tone="warning">',
  },
  {
    name: 'no amount passes through a float',
    pattern: /\.toFixed\(|\bparseFloat\(|(?<![\w.])Number\(/,
    where: /^(packages|apps\/web)\/.*src\//,
    // No amounts are the exponent of a decimal, the seconds of a Retry-After header, and sizes.
    except:
      /^packages\/ui\/src\/(money|tokens)\/|^packages\/api-client\/src\/(contract\/decimal|errors\/retryAfter)\.ts$/,
    bad: 'const total = Number(amount);',
    good: 'if (Number.isFinite(time))',
  },
  {
    name: 'browser storage is used only through services/storage.ts',
    pattern: /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
    where: /^(packages|apps\/web)\/.*src\//,
    except:
      /^apps\/web\/src\/services\/storage\.ts$|^packages\/api-client\/src\/(session\/browserTokenStore|orders\/fallbackOrders)/,
    bad: 'localStorage.setItem(key, value);',
    good: 'storage.set(key, value);',
  },
  {
    name: 'messages are taken from tabs of the same page only, never from another window',
    pattern: /\bonmessage\b|addEventListener\(\s*['"`]message|\bpostMessage\(/,
    where: /^(packages|apps\/web)\/.*src\//,
    // A BroadcastChannel reaches tabs of the same origin only.
    except: /^apps\/web\/src\/services\/tabChannel\.ts$|^packages\/api-client\/src\/orders\/indexedDbOrders\.ts$/,
    bad: "window.addEventListener('message', read);",
    good: 'await navigator.clipboard.writeText(message);',
  },
  {
    name: 'a form that is sent before the scripts have run does not put its fields into the address',
    pattern: /(?:<form\b|\b(?:as|forwardedAs)="form")(?!.*\bmethod="post")/,
    where: product,
    except: /^$/,
    bad: '<form onSubmit={submit}>',
    good: '<form method="post" onSubmit={submit}>',
  },
  {
    name: 'nothing plays sound or film, wants a device held one way, follows its movement or takes a key for itself',
    pattern:
      /<(?:video|audio|marquee|blink)\b|new Audio\(|orientation: (?:portrait|landscape)|orientation\.lock|device(?:motion|orientation)|accessKey/,
    where: /^(?:packages\/ui|apps\/web)\/src\//,
    except: /^$/,
    bad: '<video src={film} />',
    good: '<img src={picture} alt="" />',
  },
  {
    name: "valtio's snapshots are read only where something is rendered",
    pattern: /\buseSnapshot\b/,
    where: /^apps\/web\/src\//,
    except: /^apps\/web\/src\/((navigation|routes|shell)\/|App\.tsx$)/,
    bad: 'const { user } = useSnapshot(session);',
    good: 'session.user = user;',
  },
  {
    name: 'a class name that a host could style as well is written nowhere',
    pattern: /className="(?!ep-)/,
    where: /^packages\/ui\/src\//,
    except: /^$/,
    bad: '<div className="row">',
    good: '<div className="ep-row">',
  },
  {
    name: 'a style names no left or right, so that it turns with the direction of the text',
    pattern:
      /(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\b|(?<!readonly |[-\w])(?:left|right): [^,{}]*;|(?:text-align|float|clear): (?:left|right)\b|(?:padding|margin|inset):(?!.*safe-area)(?: (?:[\w.%-]+|[\w-]+\((?:[^()]|\([^()]*\))*\))){4}|-(?:left|right)-radius|\btranslateX\(/,
    where: /^packages\/ui\/src\//,
    // The first four draw charts, whose time runs from left to right in every language; toasts leave as they are
    // swiped, and labels of a scale are moved back by half their width in either direction.
    except: /\/(CandleChart|PreviewChart|ChartPlot|ResultsCard|ToastRegion|Scale)(\.styles)?\.ts$/,
    bad: '  padding: 3px 10px 3px 6px;',
    good: '  inset-inline-start: 0; padding: 0 1rem; text-align: start;',
  },
  {
    name: "rules without a class of ours are written only for the provider's tree",
    pattern: /\bcreateGlobalStyle`/,
    where: /^packages\/ui\/src\//,
    except: /\/BaseStyle\.ts$/,
    bad: 'export const Wide = createGlobalStyle`',
    good: 'export const Wide = styled.div`',
  },
  {
    name: "an icon has a class of ours, or it is taken for a host's",
    pattern: /<[A-Z][\w.]* aria-hidden="true" \/>/,
    where: /^packages\/ui\/src\//,
    // A strip of lines.
    except: /\/FirstSteps\.tsx$/,
    bad: '<Send aria-hidden="true" />',
    good: '<Send className="ep-icon" aria-hidden="true" />',
  },
];

const sources = readSources(sourceFolders).filter(
  (source) => !isTest(source) && !isStory(source) && !source.path.includes('/fixtures/'),
);

// By `%s`, because Vitest shortens what `$name` puts into a title.
const named = rules.map((rule) => [rule.name, rule] as const);

test.each(named)('%s', (_, { pattern, where, except }) => {
  const suspects = sources.filter(({ path }) => where.test(path) && !except.test(path));
  expect(suspects.flatMap((source) => linesWith(pattern, source))).toEqual([]);
});

test.each(named)('the rule that %s detects a violation', (_, { pattern, bad, good }) => {
  expect(linesWith(pattern, { path: 'a', text: bad })).toHaveLength(1);
  expect(linesWith(pattern, { path: 'a', text: good })).toEqual([]);
});

test('a file of more than 250 lines says why on its first line', () => {
  const unexplained = sources.filter(({ text }) => text.split('\n').length > 251 && !/^(\/\/|\/\*)/.test(text));
  expect(unexplained.map(({ path }) => path)).toEqual([]);
});

/** Reads like the id of a requirement or a finding, but is none when it names a standard. */
const INTERNAL_ID = /^\s*\/?\*.*\b(?!(?:BCP|BIP|EIP|ERC|GMT|ISO|RFC|SHA|UTF)-)[A-Z]{1,4}-\d{1,3}\b/m;

test('no comment names an internal id, which means nothing to users', () => {
  expect(INTERNAL_ID.test('  /** As DEP-01 asks. */')).toBe(true);
  expect(sources.filter(({ text }) => INTERNAL_ID.test(text)).map(({ path }) => path)).toEqual([]);
});

/** The lines of a file that match a pattern, without comments. */
function linesWith(pattern: RegExp, { path, text }: Source): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, ''))
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}
