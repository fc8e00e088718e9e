import { expect } from 'vitest'
import { DEMO_PASSWORD } from '#server/seed/seed-base.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { APPLY_CONSENTS, given, PROFILE } from '#tests/server/services/shared/journey.ts'
import { bodyOf, Browser } from './browser.ts'
import type { Answer, AnswerTo, Options } from './browser.ts'
import { NOTICE_VERSION } from './server.ts'

type Way = ConstructorParameters<typeof Browser>[0]

const MAX_BROKEN = 200

/**
 * Writers of four kinds who note what was acknowledged. What was answered 503 is asked again where repeating is safe:
 * an application with its key, a group with its own name, a saved field. A request for help is sent once. Who is signed
 * out meanwhile (401) signs in again where `comesAgain` says so.
 */
export class WriteLoad {
  readonly answers: Answer[] = []
  /** Requests that were neither answered nor refused. */
  readonly broken: string[] = []
  acknowledged = 0
  comesAgain = false
  /** Applicants let the credit bureau be asked. */
  agreesToScore = false
  /** What the slowest answer took, milliseconds. */
  slowest = 0
  readonly #way: Way
  readonly #signInWay: Way
  #stopping = false
  readonly #writers: Promise<void>[] = []
  readonly #watchers: (() => void)[] = []
  readonly #checks: (() => Promise<void>)[] = []
  readonly #signIns = new Map<Browser, () => Promise<Browser>>()

  /** @param signInWay where the people sign in: each process keeps the messages of its own sandbox. */
  constructor(way: Way, signInWay = way) {
    this.#way = way
    this.#signInWay = signInWay
  }

  /** A call of the operator's tools. */
  async call<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<void> {
    await new Browser(this.#way).call(key, ...options)
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
    if (this.comesAgain) for (const browser of this.#signIns.keys()) await this.#comeAgain(browser)
    for (const check of this.#checks) await check()
  }

  /** Only answers, refusals that say when to come back, and names that are taken because an earlier try was carried out. */
  expectKindAnswers(): void {
    expect(this.broken).toEqual([])
    const kind = [200, 409, 503, ...(this.comesAgain ? [401] : [])]
    expect(this.answers.filter((each) => !kind.includes(each.status))).toEqual([])
    expect(this.answers.filter((each) => each.status === 503 && !each.headers.get('retry-after'))).toEqual([])
  }

  async #ask<K extends EndpointKey>(browser: Browser, key: K, ...options: Options<K>): Promise<AnswerTo<K> | null> {
    const began = performance.now()
    const answer = await browser.answer(key, ...options).catch((error: unknown) => {
      this.broken.push(`${key}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`)
      return null
    })
    if (!answer) return null
    this.answers.push(answer)
    this.slowest = Math.max(this.slowest, performance.now() - began)
    if (answer.status === 401 && this.comesAgain) await this.#comeAgain(browser)
    if (answer.status === 200) {
      this.acknowledged += 1
      for (const resolve of this.#watchers.splice(0)) resolve()
    }
    return answer
  }

  /** Asks until there is a last word. */
  async #insist<K extends EndpointKey>(browser: Browser, key: K, ...options: Options<K>): Promise<AnswerTo<K>> {
    for (;;) {
      const answer = await this.#ask(browser, key, ...options)
      if (answer && this.#isFinal(answer)) return answer
      await this.#rest()
    }
  }

  async #read<K extends EndpointKey>(browser: Browser, key: K, ...options: Options<K>): Promise<AnswerTo<K>> {
    for (;;) {
      const answer = await browser.answer(key, ...options).catch(() => null)
      if (answer && this.#isFinal(answer)) return answer
      if (answer?.status === 401) await this.#comeAgain(browser)
      await this.#rest()
    }
  }

  /** Whether the answer is the last word: not when the same is to be asked again later. */
  #isFinal({ status }: Answer): boolean {
    return status !== 503 && !(status === 401 && this.comesAgain)
  }

  /** Signs the same person in again; where that fails just now, the next refusal has them try once more. */
  async #comeAgain(browser: Browser): Promise<void> {
    const fresh = await this.#signIns
      .get(browser)?.()
      .catch(() => null)
    if (!fresh) return this.#rest()
    browser.token = fresh.token
    browser.cookies.clear()
    for (const [name, value] of fresh.cookies) browser.cookies.set(name, value)
  }

  /** A server that has gone is not asked for ever. */
  async #rest(): Promise<void> {
    if (this.broken.length > MAX_BROKEN) throw new Error(`nobody answers: ${this.broken.at(-1)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async #writeGroups(admin: Browser, writer: number): Promise<void> {
    const kept: string[] = []
    this.#checks.push(async () => {
      const { lenderGroups } = await admin.call('listLenderGroups')
      const names = lenderGroups.map((group) => group.name).filter((name) => name.startsWith(`Writer ${writer} `))
      expect(names.toSorted()).toEqual(kept.toSorted())
    })
    for (let n = 0; !this.#stopping; n += 1) {
      const name = `Writer ${writer} group ${n}`
      await this.#insist(admin, 'createLenderGroup', { body: { name } })
      kept.push(name)
    }
  }

  async #writeTickets(browser: Browser): Promise<void> {
    const kept: string[] = []
    let unknown = 0
    this.#checks.push(async () => {
      const { data } = await browser.call('listTickets')
      const found = data.map((each) => each.excerpt)
      expect(new Set(found).size).toBe(found.length)
      expect(kept.filter((text) => !found.includes(text))).toEqual([])
      expect(found.length).toBeLessThanOrEqual(kept.length + unknown)
    })
    for (let n = 0; !this.#stopping; n += 1) {
      const description = `Question number ${n}`
      const person = { name: 'Ravi Kale', email: 'ravi@example.com', phone: '9876543210', company: '' }
      const answer = await this.#ask(browser, 'createHelpRequest', { body: { ...person, description } })
      if (answer?.status === 200) kept.push(description)
      else unknown += 1
    }
  }

  async #saveFields(browser: Browser): Promise<void> {
    const { userId } = this.#idsOf(browser)
    let last = 20_000
    this.#checks.push(async () => {
      const { data } = await browser.call('getUser', { params: { id: userId } })
      expect(data.monthly_income).toBe(last)
    })
    while (!this.#stopping) {
      last += 1
      await this.#insist(browser, 'updateUser', { params: { id: userId }, body: { monthly_income: last } })
    }
  }

  async #apply(browser: Browser): Promise<void> {
    const answered: Application[] = []
    this.#checks.push(async () => {
      const { data } = await browser.call('listApplications')
      const sent = data.filter((each) => each.lender_id !== null)
      expect(sent.map((each) => each.app_id).toSorted()).toEqual(answered.map((each) => each.app_id).toSorted())
      expect(new Set(sent.map((each) => each.lender_id)).size).toBe(sent.length)
    })
    const made = await this.#insist(browser, 'createApplication', { body: { product_type: 'Personal Loans' } })
    const appId = bodyOf(made).app_id
    if (this.agreesToScore)
      for (const body of given('credit_score')) await this.#insist(browser, 'giveConsent', { body })
    const { matched } = bodyOf(await this.#read(browser, 'getOffers', { params: { appId } }))
    for (const { lender_id } of matched) {
      if (this.#stopping) return
      const { data } = bodyOf(await this.#read(browser, 'getKfs', { params: { appId, lenderId: lender_id } }))
      const answer = await this.#insist(browser, 'applyToLender', {
        params: { appId },
        body: { lender_id, proposal_number: data.proposal_number, consents: APPLY_CONSENTS },
        headers: { 'idempotency-key': `lender-${lender_id}` },
      })
      if (answer.status === 200) answered.push(answer.body.data)
    }
  }

  readonly #ids = new Map<Browser, { userId: number }>()
  #idsOf(browser: Browser): { userId: number } {
    const ids = this.#ids.get(browser)
    if (!ids) throw new Error('nobody has signed in')
    return ids
  }

  async #signInAdmin(): Promise<Browser> {
    const enter = async () => {
      const browser = new Browser(this.#signInWay)
      const body = { email: 'admin@demo.test', password: DEMO_PASSWORD }
      browser.token = (await browser.call('adminLogin', { body })).token
      return browser
    }
    const sentOn = this.#sentOn(await enter())
    this.#signIns.set(sentOn, enter)
    return sentOn
  }

  async #signInCustomer(index: number): Promise<Browser> {
    const destination = `98765${String(40_000 + index)}`
    const tin = `HIGPQ${String(1_000 + index)}A`
    let userId = 0
    const enter = async () => {
      const browser = new Browser(this.#signInWay)
      const { prospectAppId } = await browser.call('createProspect', { body: {} })
      const asked = { prospectAppId, channel: 'mobile', destination, notice_version: NOTICE_VERSION } as const
      await browser.call('sendOtp', { body: asked })
      const [message] = await browser.call('listOutbox', { query: { to: destination } })
      const { token, user_id } = await browser.call('verifyOtp', { body: { prospectAppId, otp: message?.code ?? '' } })
      browser.token = token
      // Whoever comes back says first that it is them.
      if (userId !== 0)
        await browser.call('verifyIdentity', {
          body: { pan: tin, birth_date: PROFILE.birth_date.replaceAll('-', '/') },
        })
      userId = user_id
      return browser
    }
    const browser = await enter()
    await browser.call('updateUser', {
      params: { id: userId },
      body: { ...PROFILE, tin, email: `person${index}@example.com` },
    })
    const sentOn = this.#sentOn(browser)
    this.#signIns.set(sentOn, enter)
    this.#ids.set(sentOn, { userId })
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
