import { expect } from 'vitest'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import type { Ticket } from '#src/contract/entities/support/ticket.ts'
import { DEMO_PASSWORD } from '#server/seed/seed-base.ts'
import { APPLY_CONSENTS, bodyOf, PROFILE } from '#tests/server/services/shared/journey.ts'
import { Browser, type Answer } from './browser.ts'
import { NOTICE_VERSION } from './server.ts'

type Way = ConstructorParameters<typeof Browser>[0]

/** Whether the answer is the last word: not when the same is to be asked again later. */
const isFinal = (answer: Answer): boolean => answer.status !== 503

const MAX_BROKEN = 200

/**
 * Writers of four kinds who note what was acknowledged. What was answered 503 is asked again where repeating is safe:
 * an application with its key, a group with its own name, a saved field. A request for help is sent once.
 */
export class WriteLoad {
  readonly answers: Answer[] = []
  /** Requests that were neither answered nor refused. */
  readonly broken: string[] = []
  acknowledged = 0
  readonly #way: Way
  readonly #signInWay: Way
  #stopping = false
  readonly #writers: Promise<void>[] = []
  readonly #watchers: (() => void)[] = []
  readonly #checks: (() => Promise<void>)[] = []

  /** @param signInWay where the people sign in: each process keeps the messages of its own sandbox. */
  constructor(way: Way, signInWay = way) {
    this.#way = way
    this.#signInWay = signInWay
  }

  /** A call of the operator's tools. */
  async post(path: string, body: unknown): Promise<void> {
    bodyOf(await new Browser(this.#way).post(path, body))
  }

  async begin({ groups = 0, tickets = 0, fields = 0, applicants = 0 }): Promise<void> {
    const admin = groups > 0 ? await this.#signInAdmin() : null
    const people = await Promise.all(
      Array.from({ length: tickets + fields + applicants }, (_, index) => this.#signInCustomer(index)),
    )
    for (let i = 0; i < groups; i += 1) if (admin) this.#writers.push(this.#writeGroups(admin, i))
    for (const person of people.splice(0, tickets)) this.#writers.push(this.#writeTickets(person))
    for (const person of people.splice(0, fields)) this.#writers.push(this.#saveFields(person))
    for (const person of people) this.#writers.push(this.#apply(person))
  }

  /** Lets every writer end what it has begun. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#writers)
  }

  /** Until the next write is acknowledged. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve))
  }

  /** Everything acknowledged is there, and nothing is there twice. */
  async expectKept(): Promise<void> {
    for (const check of this.#checks) await check()
  }

  /** Only answers, refusals that say when to come back, and names that are taken because an earlier try was carried out. */
  expectKindAnswers(): void {
    expect(this.broken).toEqual([])
    expect(this.answers.filter((each) => ![200, 409, 503].includes(each.status))).toEqual([])
    expect(this.answers.filter((each) => each.status === 503 && !each.headers.get('retry-after'))).toEqual([])
  }

  async #ask(browser: Browser, path: string, body: unknown, headers: Record<string, string> = {}) {
    const answer = await browser.post(path, body, { headers }).catch((error: unknown) => {
      this.broken.push(`${path}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`)
      return null
    })
    if (!answer) return null
    this.answers.push(answer)
    if (answer.status === 200) {
      this.acknowledged += 1
      for (const resolve of this.#watchers.splice(0)) resolve()
    }
    return answer
  }

  /** Asks until there is a last word. */
  async #insist(browser: Browser, path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    for (;;) {
      const answer = await this.#ask(browser, path, body, headers)
      if (answer && isFinal(answer)) return answer
      await this.#rest()
    }
  }

  async #read(browser: Browser, path: string): Promise<Answer> {
    for (;;) {
      const answer = await browser.get(path).catch(() => null)
      if (answer && isFinal(answer)) return answer
      await this.#rest()
    }
  }

  /** A server that has gone is not asked for ever. */
  async #rest(): Promise<void> {
    if (this.broken.length > MAX_BROKEN) throw new Error(`nobody answers: ${this.broken.at(-1)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async #writeGroups(admin: Browser, writer: number): Promise<void> {
    const kept: string[] = []
    this.#checks.push(async () => {
      const { lenderGroups } = bodyOf<{ lenderGroups: { name: string }[] }>(
        await admin.get('/api/lender-group/get-all'),
      )
      const names = lenderGroups.map((group) => group.name).filter((name) => name.startsWith(`Writer ${writer} `))
      expect(names.toSorted()).toEqual(kept.toSorted())
    })
    for (let n = 0; !this.#stopping; n += 1) {
      const name = `Writer ${writer} group ${n}`
      await this.#insist(admin, '/api/lender-group/create', { name })
      kept.push(name)
    }
  }

  async #writeTickets(browser: Browser): Promise<void> {
    const kept: string[] = []
    let unknown = 0
    this.#checks.push(async () => {
      const { data } = bodyOf<{ data: Ticket[] }>(await browser.get('/api/tickets'))
      const found = data.map((each) => each.excerpt)
      expect(new Set(found).size).toBe(found.length)
      expect(kept.filter((text) => !found.includes(text))).toEqual([])
      expect(found.length).toBeLessThanOrEqual(kept.length + unknown)
    })
    for (let n = 0; !this.#stopping; n += 1) {
      const description = `Question number ${n}`
      const person = { name: 'Ravi Kale', email: 'ravi@example.com', phone: '9876543210', company: '' }
      const answer = await this.#ask(browser, '/api/help-request', { ...person, description })
      if (answer?.status === 200) kept.push(description)
      else unknown += 1
    }
  }

  async #saveFields(browser: Browser): Promise<void> {
    const { userId } = this.#idsOf(browser)
    let last = 20_000
    this.#checks.push(async () => {
      const { data } = bodyOf<{ data: { monthly_income: number } }>(await browser.get(`/api/user/${userId}`))
      expect(data.monthly_income).toBe(last)
    })
    while (!this.#stopping) {
      last += 1
      await this.#insist(browser, `/api/user/${userId}`, { monthly_income: last })
    }
  }

  async #apply(browser: Browser): Promise<void> {
    const answered: Application[] = []
    this.#checks.push(async () => {
      const { data } = bodyOf<{ data: Application[] }>(await browser.get('/api/applications'))
      const sent = data.filter((each) => each.lender_id !== null)
      expect(sent.map((each) => each.app_id).toSorted()).toEqual(answered.map((each) => each.app_id).toSorted())
      expect(new Set(sent.map((each) => each.lender_id)).size).toBe(sent.length)
    })
    const { app_id } = bodyOf<{ app_id: string }>(
      await this.#insist(browser, '/api/applications', { product_type: 'Personal Loans' }),
    )
    for (const { lender_id } of bodyOf<OffersAnswer>(await this.#read(browser, `/api/offers/${app_id}`)).matched) {
      if (this.#stopping) return
      const { data } = bodyOf<{ data: Kfs }>(await this.#read(browser, `/api/offers/${app_id}/${lender_id}/kfs`))
      const body = { lender_id, proposal_number: data.proposal_number, consents: APPLY_CONSENTS }
      const key = { 'idempotency-key': `lender-${lender_id}` }
      const answer = await this.#insist(browser, `/api/applications/${app_id}/apply`, body, key)
      if (answer.status === 200) answered.push(bodyOf<{ data: Application }>(answer).data)
    }
  }

  readonly #ids = new Map<Browser, { userId: number }>()
  #idsOf(browser: Browser): { userId: number } {
    const ids = this.#ids.get(browser)
    if (!ids) throw new Error('nobody has signed in')
    return ids
  }

  async #signInAdmin(): Promise<Browser> {
    const browser = new Browser(this.#signInWay)
    const body = { email: 'admin@demo.test', password: DEMO_PASSWORD }
    browser.token = bodyOf<{ token: string }>(await browser.post('/api/admin/login', body)).token
    return this.#sentOn(browser)
  }

  async #signInCustomer(index: number): Promise<Browser> {
    const browser = new Browser(this.#signInWay)
    const destination = `98765${String(40_000 + index)}`
    const { prospectAppId } = bodyOf<{ prospectAppId: string }>(await browser.post('/api/prospect', {}))
    const asked = { prospectAppId, channel: 'mobile', destination, notice_version: NOTICE_VERSION }
    bodyOf(await browser.post('/api/otp/send', asked))
    const [message] = bodyOf<{ code: string }[]>(await browser.get(`/api/demo/outbox?to=${destination}`))
    const { token, user_id } = bodyOf<{ token: string; user_id: number }>(
      await browser.post('/api/otp/verify', { prospectAppId, otp: message?.code }),
    )
    browser.token = token
    const tin = `HIGPQ${String(1_000 + index)}A`
    bodyOf(await browser.post(`/api/user/${user_id}`, { ...PROFILE, tin, email: `person${index}@example.com` }))
    const sentOn = this.#sentOn(browser)
    this.#ids.set(sentOn, { userId: user_id })
    return sentOn
  }

  /** The same person on the way that the load takes. */
  #sentOn(from: Browser): Browser {
    const browser = new Browser(this.#way)
    browser.token = from.token
    for (const [name, value] of from.cookies) browser.cookies.set(name, value)
    return browser
  }
}
