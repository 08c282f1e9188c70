import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { BusyButton } from './ui/busy-button.tsx';
import { uiTexts } from './ui/texts.ts';

const burntOrange: MantineColorsTuple = [
  '#fff4ec',
  '#ffe5d3',
  '#fccaa8',
  '#f7aa76',
  '#f08d4e',
  '#db6826',
  '#b64b12',
  '#9c3f0e',
  '#80340d',
  '#5e260b',
];

const warmGrey: MantineColorsTuple = [
  '#faf6f0',
  '#f3ece2',
  '#e9dfd1',
  '#d9cbb9',
  '#bfae99',
  '#9a8772',
  '#746252',
  '#5a4a3d',
  '#41342a',
  '#2b2119',
];

const cocoa: MantineColorsTuple = [
  '#f1e9e0',
  '#dccfc2',
  '#bcac9d',
  '#938272',
  '#5b4d42',
  '#453a31',
  '#352b24',
  '#261e18',
  '#1c1511',
  '#120d0a',
];

const font = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const closeButtonProps = { 'aria-label': uiTexts.close };

export const theme = createTheme({
  primaryColor: 'orange',
  primaryShade: { light: 6, dark: 6 },
  colors: { orange: burntOrange, gray: warmGrey, dark: cocoa },
  white: '#ffffff',
  black: '#33211a',
  fontFamily: font,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem' },
  headings: {
    fontFamily: font,
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.65rem, 1.3rem + 1.5vw, 2.25rem)', lineHeight: '1.18' },
      h2: { fontSize: 'clamp(1.3rem, 1.1rem + 0.9vw, 1.65rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.15rem', lineHeight: '1.35' },
    },
  },
  components: {
    Button: { defaultProps: { component: BusyButton } },
    ActionIcon: { defaultProps: { component: BusyButton } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': uiTexts.showPassword } },
    },
    // Their title is in a <header>, which would be a second banner of the page.
    Modal: {
      defaultProps: { attributes: { header: { role: 'presentation' } }, centered: true, closeButtonProps },
      styles: {
        title: { fontSize: '1.2rem', fontWeight: 680, lineHeight: 1.3 },
        content: { border: '1px solid var(--shop-line)' },
        header: { backgroundColor: 'inherit' },
        body: { paddingTop: '0.3rem' },
      },
    },
    Drawer: {
      defaultProps: { attributes: { header: { role: 'presentation' } }, closeButtonProps },
      styles: { header: { backgroundColor: 'inherit' } },
    },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fdf9f3',
    '--mantine-color-dimmed': '#6f5d4d',
    '--mantine-color-placeholder': '#85725f',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#a5430f',
    '--mantine-color-default-border': '#d9cbb9',
    '--shop-surface': '#ffffff',
    '--shop-sunken': '#f6efe5',
    '--shop-line': '#eadfd0',
    '--shop-accent': '#b64b12',
    '--shop-accent-text': '#a5430f',
    '--shop-accent-soft': '#fdeadb',
    '--mantine-color-orange-light': '#fdeadb',
    '--mantine-color-orange-light-hover': '#fbdcc5',
    '--mantine-color-orange-light-color': '#8f3a0d',
    '--shop-good-bg': '#e4f2e3',
    '--shop-good-text': '#1d6130',
    '--shop-warn-bg': '#fdf0cf',
    '--shop-warn-text': '#7a4d00',
    '--shop-bad-bg': '#fbe3e0',
    '--shop-bad-text': '#a11f17',
    '--shop-info-bg': '#e2edf6',
    '--shop-info-text': '#1f5480',
    '--shop-plain-bg': '#f0e8dc',
    '--shop-plain-text': '#5a4a3d',
    '--shop-shadow': '0 1px 2px rgba(67, 45, 30, 0.06), 0 6px 20px -8px rgba(67, 45, 30, 0.14)',
  },
  dark: {
    '--mantine-color-body': '#1e1712',
    '--mantine-color-dimmed': '#bcac9d',
    '--mantine-color-placeholder': '#a39384',
    '--mantine-color-error': '#ff9c92',
    '--mantine-color-anchor': '#f7aa76',
    '--mantine-color-default-border': '#453a31',
    '--shop-surface': '#2a211b',
    '--shop-sunken': '#18120e',
    '--shop-line': '#3d322a',
    '--shop-accent': '#f08d4e',
    '--shop-accent-text': '#f7aa76',
    '--shop-accent-soft': '#44291a',
    '--mantine-color-orange-light': '#44291a',
    '--mantine-color-orange-light-hover': '#543321',
    '--mantine-color-orange-light-color': '#f9bd93',
    '--shop-good-bg': '#1e3a26',
    '--shop-good-text': '#a4dfb1',
    '--shop-warn-bg': '#42330f',
    '--shop-warn-text': '#f6d48a',
    '--shop-bad-bg': '#4a211d',
    '--shop-bad-text': '#ffb8b0',
    '--shop-info-bg': '#1d3347',
    '--shop-info-text': '#a9d3f3',
    '--shop-plain-bg': '#3a3028',
    '--shop-plain-text': '#dccfc2',
    '--shop-shadow': '0 1px 2px rgba(0, 0, 0, 0.4)',
  },
});
