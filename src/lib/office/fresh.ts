/** Figures of an open page are asked for again every minute while it is in sight; what is shown meanwhile stays. */
const EVERY_MS = 60_000

export const EVERY_MINUTE = { staleTime: EVERY_MS, refetchInterval: EVERY_MS } as const
