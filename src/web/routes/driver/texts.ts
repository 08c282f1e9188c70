/** Everything that is read in this workspace. */
export const texts = {
  title: 'Porosit e shoferit',
} as const;
