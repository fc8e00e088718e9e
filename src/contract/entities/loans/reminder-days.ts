/** So many days before a payment a customer may be reminded of it. */
export const REMINDER_DAYS = [1, 3, 7] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]
