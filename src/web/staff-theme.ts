import { colorsTuple, createTheme, mergeThemeOverrides } from '@mantine/core';
import classes from './styles/staff-parts.module.css';
import { uiTexts } from './ui/texts.ts';

const part = (name: string) => classes[name] ?? '';

function controls(size: string, iconSize: string | number) {
  const ticked = { defaultProps: { size }, classNames: { body: part('tickRow') } };
  const field = { defaultProps: { size }, classNames: { label: part('label'), input: part('input') } };
  return {
    Button: { defaultProps: { size }, classNames: { root: part('button') } },
    ActionIcon: {
      defaultProps: { size: iconSize, variant: 'subtle', color: 'gray' },
      classNames: { root: part('iconButton') },
    },
    TextInput: field,
    PasswordInput: field,
    Textarea: field,
    Autocomplete: field,
    MultiSelect: field,
    TagsInput: field,
    FileInput: field,
    DateInput: field,
    NativeSelect: field,
    Select: { ...field, defaultProps: { size, nothingFoundMessage: uiTexts.nothingFound } },
    NumberInput: {
      ...field,
      defaultProps: { size, hideControls: true, decimalSeparator: ',' },
    },
    Checkbox: ticked,
    Radio: ticked,
    Switch: ticked,
    SegmentedControl: {
      defaultProps: { size },
      classNames: { root: part('trough'), control: part('choice'), indicator: part('indicator') },
    },
  };
}

export const staffTheme = createTheme({
  colors: {
    good: colorsTuple('#2c7a43'),
    warn: colorsTuple('#8a5800'),
    bad: colorsTuple('#b3261e'),
    info: colorsTuple('#2a6a9e'),
    plain: colorsTuple('#6f5d4d'),
  },
  components: {
    ...controls('sm', 'lg'),
    Paper: { defaultProps: { withBorder: true, radius: 'md' }, classNames: { root: part('surface') } },
    Card: {
      defaultProps: { withBorder: true, radius: 'md', padding: 'md' },
      classNames: { root: part('surface') },
    },
    Badge: {
      defaultProps: { variant: 'light', size: 'lg', color: 'plain' },
      classNames: { root: part('badge') },
    },
    Alert: {
      defaultProps: { variant: 'light', color: 'info', radius: 'md' },
      // With large text it would overflow a phone's screen.
      styles: { body: { minWidth: 0 } },
    },
    // A pale accent's own tone would be invisible under the selected tab.
    Tabs: { defaultProps: { color: 'var(--shop-accent)' }, classNames: { tab: part('tab') } },
    Table: {
      defaultProps: { horizontalSpacing: 'sm', verticalSpacing: 6, highlightOnHover: true },
      classNames: { table: part('table'), th: part('th') },
    },
    NavLink: { defaultProps: { variant: 'light', color: 'orange' }, classNames: { root: part('navLink') } },
    Modal: { defaultProps: { radius: 'md' }, classNames: { close: part('iconButton') } },
    Drawer: { defaultProps: { position: 'right' }, classNames: { close: part('iconButton') } },
    Menu: {
      defaultProps: { shadow: 'md', radius: 'md', position: 'bottom-start' },
      classNames: { dropdown: part('dropdown') },
    },
    Combobox: { classNames: { dropdown: part('dropdown') } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
    Tooltip: { defaultProps: { openDelay: 400, events: { hover: true, focus: true, touch: false } } },
    Skeleton: { defaultProps: { radius: 'md' } },
    Notification: { defaultProps: { radius: 'md', withBorder: true } },
    Kbd: { defaultProps: { size: 'xs' } },
    Spoiler: {
      classNames: { control: part('target') },
      // Below its text, whatever its height: Mantine reserves 24 px.
      styles: {
        root: { display: 'flex', flexDirection: 'column-reverse', marginBottom: 0 },
        control: { position: 'static', alignSelf: 'flex-start' },
      },
    },
    Pagination: {
      classNames: { control: part('iconButton') },
      defaultProps: {
        size: 'sm',
        getItemProps: (page: number) => ({ 'aria-label': uiTexts.page(page) }),
        getControlProps: (control: keyof typeof uiTexts.pageControls) => ({
          'aria-label': uiTexts.pageControls[control],
        }),
      },
    },
  },
});

export const bigTargets = mergeThemeOverrides(staffTheme, createTheme({ components: controls('lg', 48) }));
