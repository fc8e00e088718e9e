/** Saved or called off once more since: that has a mail of its own. */
export const isSuperseded = (version: { saved_at: Date; called_off_at: Date | null }, at: string): boolean =>
  (version.called_off_at ?? version.saved_at).toISOString() !== at
