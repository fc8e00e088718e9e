/** When a day's sweep begins: three in the morning in India. */
export const startOfSweep = (day: string): Date => new Date(`${day}T03:00:00+05:30`)
