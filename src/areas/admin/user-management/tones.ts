/** How the state of somebody of ours is coloured. */
export const TONES = { invited: 'info', active: 'ok', suspended: 'warn', left: 'neutral' } as const
