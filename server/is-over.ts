import { minutes } from '#src/contract/rules/time.ts'

/** Clocks of several machines differ by less; what is of the future was made while a clock was wrong. */
const CLOCK_TOLERANCE_MS = minutes(2)

/** Whatever begins later was made while a clock was wrong. */
export const latestBeginning = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE_MS)

export const isOfTheFuture = (from: Date, now: Date): boolean => from > latestBeginning(now)

/**
 * Whether the time of something is over: a code, a link, a sign-in, a hold, a statement. What was made ahead of time, before a
 * clock was put right, would last longer than it may, and is over too.
 * `isOpen` says the same of rows in a query.
 * @param from when it was made; left out where its time may begin later, or the row does not say
 */
export const isOver = ({ from, until }: { from?: Date; until: Date }, now: Date): boolean =>
  until <= now || (from !== undefined && isOfTheFuture(from, now))
