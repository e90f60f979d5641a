import type { Page } from 'playwright';

/** What a tab shows, as far as the invariants need it. */
export type ScreenReading = ReturnType<typeof readInPage>;

/** Runs in the page. */
function readInPage() {
  const readText = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const usdIn = (text: string) => /\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '');
  const places = [
    ['top strip', 'header a[href="/account"]'],
    ['withdraw', 'main [aria-label="Available balance"]'],
    ['account', 'main [aria-label="Balance"]'],
  ] as const;
  const balances = places.flatMap(([place, selector]) => {
    const one = document.querySelector(selector);
    const usd = one === null ? undefined : usdIn(one.textContent);
    if (one === null || usd === undefined) return [];
    const badge = one.querySelector('[data-provenance]:not([data-provenance="live"])');
    return [{ place, usd, provenance: badge?.getAttribute('data-provenance') ?? 'live' }];
  });

  const forms = {
    withdrawal: {
      path: '/withdraw',
      root: 'main',
      button: /^Withdraw \$/,
      label: 'Amount (USD)',
      title: 'Withdrawal Failed',
    },
    deposit: { path: '/deposit', root: 'main', button: /^Create Deposit$/, label: 'Amount (', title: 'Deposit error' },
    bot: {
      path: '/robot',
      root: '[role=dialog]',
      button: /^(Start Bot|Invest \$.*)$/,
      label: 'Amount',
      title: 'Error',
    },
  };
  const shown = (Object.keys(forms) as (keyof typeof forms)[]).flatMap((kind) => {
    const root = document.querySelector(forms[kind].root);
    return location.pathname === forms[kind].path && root !== null ? [{ ...forms[kind], kind, root }] : [];
  });
  const isEnabled = (button: HTMLButtonElement) =>
    !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility();
  const openForms = shown.flatMap(({ kind, root, button, label }) => {
    const isOpen = (one: HTMLButtonElement) => isEnabled(one) && button.test(one.textContent.trim());
    const open = [...root.querySelectorAll('button')].find(isOpen);
    if (open === undefined) return [];
    const inputs = [...root.querySelectorAll('input')];
    const field = inputs.find(({ labels }) => labels?.[0]?.textContent.trim().startsWith(label) === true);
    // The step that asks has no field, but a button that names the amount.
    return [{ kind, amount: field?.value ?? usdIn(open.textContent) ?? '' }];
  });
  const failures = shown.flatMap(({ kind, root, title }) =>
    [...root.querySelectorAll('[role=note]')]
      .filter((one) => readText('strong, h2, h3', one).includes(title))
      .map((one) => ({ kind, title, text: readText('p', one).join('\n') })),
  );
  const hasNote = (text: string) =>
    /like this (has been|are) in your history|like this (is|are) among your bots|An equal one/.test(text);
  const notes = shown.filter(({ root }) => hasNote(root.textContent)).map(({ kind }) => kind);
  const isDepositPage = location.pathname === '/deposit';
  const sentences = readText('main p, [role=dialog] p');
  return {
    text: document.body.innerText,
    /** Every balance of the user, with where it is shown, and the provenance its badge names. */
    balances,
    /** The forms whose submit button is enabled, with their amount as typed. */
    openForms,
    failures,
    /** The forms that say that the history shows an order like the refused one. */
    notes,
    allows: shown.filter(({ root }) => readText('button', root).includes('Allow another one')).map(({ kind }) => kind),
    unlisted: sentences.filter((text) => text.endsWith('yet. We keep checking.')),
    lookups: sentences.filter((text) => /in your history|among your bots/.test(text)),
    /** The deposit addresses to pay to. */
    offers: [
      ...(isDepositPage ? readText('main .ep-read') : []),
      ...[...document.querySelectorAll('[role=dialog]')]
        .filter((one) => readText('h2', one).includes('Deposit Info'))
        .flatMap((one) => readText('.ep-read', one)),
    ],
    depositPage: isDepositPage ? (document.querySelector('main')?.innerText ?? null) : null,
    isSignIn: location.pathname === '/login',
  };
}

export function readScreen(page: Page): Promise<ScreenReading> {
  return page.evaluate(readInPage);
}
