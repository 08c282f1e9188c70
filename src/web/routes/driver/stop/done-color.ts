export const doneColor = '#1f7a34';
