import { create } from 'storybook/theming/create';

/** The values of the product's tokens, whose style sheet Storybook's own pages do not load; a test compares them. */
export const tokenValues = {
  dark: {
    'surface-page': '#11100e',
    'surface-card': '#171613',
    'surface-raised': '#1c1c19',
    'surface-hover': '#22221f',
    'surface-pressed': '#2a2926',
    'surface-well': '#0c0b09',
    'text-strong': '#f3f2ee',
    'text-body': '#dddcd8',
    'text-faint': '#a09f9b',
    'text-on-accent': '#0b1420',
    line: '#343330',
    'line-control': '#777672',
    accent: '#8fc0fb',
    'accent-hover': '#a9cffe',
  },
  light: {
    'surface-page': '#f6f5f1',
    'surface-card': '#fff',
    'surface-raised': '#faf9f6',
    'surface-hover': '#efeeea',
    'surface-pressed': '#e5e4df',
    'surface-well': '#fff',
    'text-strong': '#171613',
    'text-body': '#343330',
    'text-faint': '#65645f',
    'text-on-accent': '#fff',
    line: '#dcdbd6',
    'line-control': '#85847f',
    accent: '#1f66b8',
    'accent-hover': '#1a5ba6',
  },
} as const;

function createTheme(base: keyof typeof tokenValues) {
  const values = tokenValues[base];
  return create({
    base,
    brandTitle: 'Etherpilot',
    brandUrl: './',
    fontBase: '"Instrument Sans", "Helvetica Neue", Arial, sans-serif',
    fontCode: '"Geist Mono", ui-monospace, Menlo, monospace',
    colorPrimary: values.accent,
    colorSecondary: values.accent,
    appBg: values['surface-page'],
    appContentBg: values['surface-card'],
    appPreviewBg: values['surface-page'],
    appHoverBg: values['surface-hover'],
    appBorderColor: values.line,
    appBorderRadius: 8,
    textColor: values['text-body'],
    textInverseColor: values['text-on-accent'],
    textMutedColor: values['text-faint'],
    barBg: values['surface-card'],
    barTextColor: values['text-faint'],
    barHoverColor: values['accent-hover'],
    barSelectedColor: values.accent,
    buttonBg: values['surface-raised'],
    buttonBorder: values.line,
    booleanBg: values['surface-well'],
    booleanSelectedBg: values['surface-pressed'],
    inputBg: values['surface-raised'],
    inputBorder: values['line-control'],
    inputTextColor: values['text-strong'],
    inputBorderRadius: 6,
  });
}

/** Storybook's own pages in the product's dark theme. */
export const theme = createTheme('dark');
/** The documentation in its light theme. */
export const lightTheme = createTheme('light');
