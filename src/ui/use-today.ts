import { useSyncExternalStore } from 'react'
import { istDay } from '#src/contract/rules/calendar.ts'

/** Nothing tells that a day has begun: it is read again whenever the screen is drawn. */
const subscribe = () => () => undefined
const today = () => istDay(new Date())

/** The day in India, YYYY-MM-DD, as a component may ask for it while it is drawn. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today)
