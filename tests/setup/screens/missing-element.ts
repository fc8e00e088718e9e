import { getConfig } from '@testing-library/react'

const describe = getConfig().getElementError

/** True inside findBy… and waitFor; the last message of theirs is made outside, with the page. */
const waiting = (): boolean =>
  Boolean((getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)

/**
 * What a test is told where nothing was found. While it waits, every look that finds nothing yet would print the whole page
 * for nobody: a tenth of such a test's time.
 */
export const missingElement: typeof describe = (message, container) =>
  waiting()
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : describe(message, container)
