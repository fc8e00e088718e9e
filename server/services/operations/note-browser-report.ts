import type { Deps } from '#server/deps.ts'

/** Anybody can post a report, and its addresses may carry personal data: only the broken rule is kept. */
const DIRECTIVE = /"(?:effective-directive|effectiveDirective|violated-directive)"\s*:\s*"([\w-]{1,64})"/

export function noteBrowserReport(deps: Pick<Deps, 'log'>, bytes: Uint8Array): void {
  const directive = DIRECTIVE.exec(Buffer.from(bytes).toString('latin1'))?.[1]
  deps.log.warn({ directive: directive ?? 'unknown' }, 'browser report')
}
