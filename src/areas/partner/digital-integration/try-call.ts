import { API_HOST } from '#src/lib/env.ts'
import type { DescribedCall } from './describe-calls.ts'

/** What came back: HTTP status and text. */
export interface TriedAnswer {
  status: number
  text: string
}

/**
 * Makes a call with a sandbox key as a partner's own system would, without the portal's session.
 * @throws TypeError when the server cannot be reached
 */
export async function tryCall({ method, path }: DescribedCall, key: string, body: string | null): Promise<TriedAnswer> {
  const answer = await fetch(API_HOST + path, {
    method,
    credentials: 'omit',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === null ? {} : { body }),
  })
  const text = await answer.text()
  try {
    return { status: answer.status, text: JSON.stringify(JSON.parse(text), null, 2) }
  } catch {
    return { status: answer.status, text }
  }
}

/** Only a key of the sandbox is used from the screen: a live one belongs on the partner's server. */
export const isSandboxKey = (key: string): boolean => /^clk_test_[\w-]{43}$/.test(key)
