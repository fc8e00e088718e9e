/** What a test of a failure lets the console say. Everything else on console.error fails the test. */
export const expectedErrors: RegExp[] = []

export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern)
}
