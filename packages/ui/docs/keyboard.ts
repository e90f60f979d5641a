/** Keys, and what each does. */
type Keys = readonly (readonly [keys: string, does: string])[];

export interface AccessibilityNotes {
  readonly keys?: Keys;
  /** What a screen reader hears, or what a host has to add. */
  readonly notes?: readonly string[];
}

const button: Keys = [['Enter, Space', 'Clicks it. A held Enter clicks once.']];
const radio: Keys = [
  ['Tab', 'Reaches the chosen option, or the first.'],
  ['Arrow keys', 'Choose the option before or after.'],
];
const dialog: AccessibilityNotes = {
  keys: [
    ['Tab, Shift + Tab', 'Move within the dialog and never out of it.'],
    ['Escape', 'Closes it, and the focus returns to what opened it.'],
  ],
  notes: ['The title names the dialog. The page behind it is hidden from screen readers.'],
};
const offline = 'Without a connection it is disabled and refers to the sentence that says so.';
const disabled = 'A disabled button keeps its focus (`aria-disabled`), so that its reason can be read.';
const sorted = 'The head of a sorted column has `aria-sort`; the button in it says what a click does.';

/** What is to be known of each component beyond its roles, by its name. */
export const accessibilityNotes: Readonly<Record<string, AccessibilityNotes>> = {
  Accordion: {
    keys: [['Enter, Space', 'Open or close a part.']],
    notes: ['Each head is a heading with a button that says whether its part is open (`aria-expanded`).'],
  },
  AmountField: {
    keys: [['Arrow up, Arrow down', 'Raise or lower the amount by one, within its limits.']],
    notes: [
      'Label, limit, hint and error are connected with the input. The error is read when it appears.',
      'An amount that can mean two, such as 1.234, is asked about and never guessed.',
    ],
  },
  AppShell: {
    keys: [['Tab', 'Reaches “Skip to content” first, which leads past the navigation.']],
    notes: ['The current place has `aria-current`. Navigation and content are landmarks.'],
  },
  BotCard: {
    keys: button,
    notes: ['The whole card can be clicked, but only its button is focused; the name of the bot describes it.'],
  },
  BotConfigDialog: dialog,
  Button: {
    keys: button,
    notes: [disabled, 'A busy one keeps its width and names the work, such as “Signing in...”.'],
  },
  ButtonLink: {
    keys: [['Enter', 'Follows it.']],
    notes: ['It is a link and not a button, because it leads elsewhere.'],
  },
  CandleChart: {
    keys: [
      ['Arrow left, Arrow right', 'Read the candle before or after.'],
      ['Page up, Page down', 'Ten candles at once.'],
      ['Home, End', 'The first, the last.'],
      ['+, −', 'Zoom, and say which time is then shown.'],
      ['Escape', 'Leaves the candle.'],
    ],
    notes: ['Each candle is read out with its date and source. The same data is offered as a table.'],
  },
  Chips: { keys: button, notes: ['Each chip says whether it is pressed (`aria-pressed`).'] },
  ConnectionStrip: { notes: ['Read when it appears; buttons refer to it while nothing can be sent.'] },
  CopyButton: { keys: button, notes: ['What has become of copying is announced, not only shown by another icon.'] },
  Delta: { notes: ['The sign is part of the text; arrow and colour repeat it.'] },
  DepositInfoDialog: dialog,
  DepositTable: { notes: [sorted, 'Below 704 px it is a list with the same words.'] },
  Dialog: dialog,
  Empty: { notes: ['As a page, its title is the heading of level 1 and takes the focus after navigation.'] },
  ExportButton: { keys: button, notes: [offline] },
  FailureNote: { keys: button, notes: ['“Try again” keeps the focus while it is busy.'] },
  FiguresDialog: dialog,
  Form: { keys: [['Enter', 'Sends it from any of its inputs, once however long it is held.']] },
  HistoryFilter: {
    keys: [['Escape', 'Empties the search.']],
    notes: ['The number of records found is announced after typing.'],
  },
  IconButton: { keys: button, notes: ['`label` is its name, and is shown when the pointer rests on it.'] },
  Loading: { notes: ['Read when it appears.'] },
  Note: {
    notes: ['Silent by default; `announces` has it read when it appears and whenever it changes, politely or at once.'],
  },
  NoticesDialog: dialog,
  OptionCards: { keys: radio, notes: ['Radio buttons in a group that `label` names.'] },
  PasswordField: {
    keys: [['Space', 'On the eye: shows or hides what was typed.']],
    notes: ['A hint below the field says that Caps Lock is on.'],
  },
  ProvenanceBadge: { notes: ['Its text is read in place, beside the figure. It is never only a tooltip.'] },
  QrCode: { notes: ['An image whose name says what it holds. The same address is beside it as text.'] },
  RiskNote: { notes: ['Plain text: it cannot be closed and is not a live region.'] },
  Scale: { notes: ['Hidden from screen readers. Always show the value as text beside it.'] },
  SearchField: { keys: [['Escape', 'Calls `onEscape`.']] },
  Segmented: { keys: radio, notes: ['Radio buttons in a group that `label` names.'] },
  Select: { keys: [['Arrow keys, letters', 'As in every select of the system: it is a native one.']] },
  SendButton: { keys: button, notes: [offline] },
  Skeleton: { notes: ['Hidden from screen readers; what is loading has `aria-busy`.'] },
  Slider: {
    keys: [
      ['Arrow keys', 'One step.'],
      ['Page up, Page down', 'A larger step.'],
      ['Home, End', 'The smallest, the largest value.'],
    ],
    notes: ['A native range input. `valueText` is read instead of the bare number.'],
  },
  StatStrip: { notes: ['A list of terms and values. The badge of a figure is read with it.'] },
  Switch: { keys: [['Space', 'Turns it on or off.']], notes: ['`role="switch"`, described by its detail.'] },
  Tabs: {
    keys: [
      ['Tab', 'Reaches the chosen tab, then its content.'],
      ['Arrow left, Arrow right', 'Move among the tabs.'],
      ['Home, End', 'The first, the last.'],
    ],
  },
  Tag: { notes: ['Word and shape say the same as the colour.'] },
  TermsDialog: dialog,
  TextArea: { notes: ['Label, hint and error are connected with the field.'] },
  TextField: { notes: ['Label, hint and error are connected with the input. The error is read when it appears.'] },
  ToastRegion: {
    keys: [
      ['F6', 'Moves the focus to the messages.'],
      ['Escape', 'Closes the focused one.'],
    ],
    notes: ['A failure is an alert, anything else a status. Focus and pointer pause the time that is left.'],
  },
  UncertainNote: {
    notes: ['After unlocking, the focus moves to the title, so that a held Enter cannot send the next order.'],
  },
  WithdrawalTable: { notes: [sorted, 'Below 1040 px it is a list with the same words.'] },
};
