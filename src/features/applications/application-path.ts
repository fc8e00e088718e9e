import { pathTo } from '#src/contract/path-to.ts'

/** Where an application's timeline is. */
export const applicationPath = (appId: string): string => pathTo('applicationStatus', { appId })
