import { ADMIN_INDEX } from '#src/contract/pages/admin-pages.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** What the server answers for the calls that a page makes as it opens (`openPage` of the contract). */
export interface OpeningAnswer {
  address: string
  status: number
  body: unknown
}

/** Put into every page of somebody who may be signed in (`server/http/shell/html.ts`): the call is under way before the script is. */
interface EarlyOpening {
  clOpening?: Promise<{ answers: OpeningAnswer[] } | null>
}

/** A call of its own is not kept waiting for longer, milliseconds. */
const LIMIT_MS = 5_000
/** The page has opened by then: whatever is asked later is asked anew, milliseconds. */
const OPENING_MS = 10_000

let answers: Promise<Map<string, OpeningAnswer>> | undefined
let openedAt = ''
let endsAt = Infinity

async function arrived(): Promise<Map<string, OpeningAnswer>> {
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS))
  const opening = await Promise.race([(window as EarlyOpening).clOpening ?? null, silence]).catch(() => null)
  endsAt = performance.now() + OPENING_MS
  return new Map(opening?.answers.map((answer) => [answer.address, answer]))
}

/** Where the page is; the empty address of the back office leads on to the dashboard, for which the answers came. */
const here = (): string => {
  const { pathname } = window.location
  return pathname === ADMIN_INDEX ? pathTo('dashboard') : pathname
}

/** Whether answers came, or come, with the page. */
export function isOpening(): boolean {
  if (typeof window === 'undefined' || (window as EarlyOpening).clOpening === undefined) return false
  if (answers === undefined) {
    openedAt = here()
    answers = arrived()
  }
  if (here() !== openedAt || performance.now() > endsAt) endOpening()
  return (window as EarlyOpening).clOpening !== undefined
}

/** The answer that came with the page; undefined = it is to be asked for. A refusal is told once: then it is tried again. */
export async function openingAnswer(address: string): Promise<OpeningAnswer | undefined> {
  const known = await answers
  const answer = known?.get(address)
  if (answer && answer.status >= 400) known?.delete(address)
  return answer
}

/** What came with the page is out of date: something was changed, or the page is another one. */
export function endOpening(): void {
  delete (window as EarlyOpening).clOpening
  answers = undefined
  endsAt = Infinity
}
