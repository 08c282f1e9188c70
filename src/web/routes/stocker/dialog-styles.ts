/** The title of a dialog stands out from what it holds. */
export const dialogStyles = { title: { fontSize: '1.2rem', fontWeight: 680 } } as const;
