import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
let made = 0

/** 10.x.y.z for the n-th client: each has a rate limit of its own, as behind a proxy. */
export const address = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/**
 * One HTTP call on a kept connection: { status, body, cookies, ms }. A connection that the server closed while we took it up again is
 * replaced by another one, as browsers do.
 */
export function send(origin, method, path, headers, body) {
  const started = performance.now()
  const ask = (resolve, reject) => {
    const call = request(origin + path, { method, agent, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          body: Buffer.concat(parts),
          cookies: answer.headers['set-cookie'] ?? [],
          ms: performance.now() - started,
        }),
      )
    })
    call.on('error', (error) =>
      call.reusedSocket && error.code === 'ECONNRESET' ? ask(resolve, reject) : reject(error),
    )
    call.end(body)
  }
  return new Promise(ask)
}

/**
 * What a product that is measured by visitors starts with. Demo mode does what live mode does; test mode checks every answer a
 * second time. Every customer has an own address, so that the limits per client stay on.
 */
export const VISITED = { CREDITLANE_MODE: 'demo', TRUSTED_PROXIES: '1' }

/** How many calls `apply` makes for one lender. */
export const JOURNEY_CALLS = 16

/** A customer nobody has seen before, with a cookie jar of their own. `note(kind, path, ms, status)` hears of every call. */
export function createVisitor(origin, note, words, think) {
  const n = made++
  const digits = String(n).padStart(6, '0')
  const phone = `9812${digits}`
  const jar = new Map()
  let token = null

  const headers = () => ({
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-forwarded-for': address(n),
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...(token && { authorization: `Bearer ${token}` }),
  })
  const call = async (method, path, body) => {
    await think()
    const answer = await send(origin, method, path, headers(), body && JSON.stringify(body))
    for (const cookie of answer.cookies) {
      const [name, value] = cookie.split(';')[0].split('=')
      jar.set(name, value)
    }
    const plain = path
      .split('?')[0]
      .replace(/app_[\w-]+/, '{app}')
      .replace(/\d+/g, '{n}')
    note(method === 'GET' ? 'read' : 'write', `${method} ${plain}`, answer.ms, answer.status)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body)
  }
  const get = (path) => call('GET', path)
  const post = (path, body) => call('POST', path, body)
  const given = (...purposes) => purposes.map((purpose) => ({ purpose, version: words.versions[purpose] }))

  return {
    headers,
    /** Landing page to signed-in customer; answers the customer's id. */
    async signIn() {
      const { prospectAppId } = await post('/api/prospect', {})
      const notice_version = words.versions.privacy_notice
      await post('/api/otp/send', { prospectAppId, channel: 'mobile', destination: phone, notice_version })
      const [message] = await get(`/api/demo/outbox?to=${phone}`)
      const answer = await post('/api/otp/verify', { prospectAppId, otp: message.code })
      token = answer.token
      await post('/api/cookies/save', { name: 'atkn', value: token })
      return answer.user_id
    },
    /** One field of the form, as a visitor who types saves it. */
    save: (id, changes) => post(`/api/user/${id}`, changes),
    /** The whole way: sign-in, four steps of the form, offers, the first lender or the first few, their answers. */
    async apply(lenders = 1) {
      const id = await this.signIn()
      await get(`/api/user/${id}`)
      const { app_id } = await post('/api/applications', { product_type: 'Personal Loans' })
      for (const step of steps(n, digits)) await post(`/api/user/${id}`, step)
      await post('/api/consents', given('credit_score')[0])
      const { matched } = await get(`/api/offers/${app_id}`)
      for (const { lender_id } of matched.slice(0, lenders)) {
        const { data } = await get(`/api/offers/${app_id}/${lender_id}/kfs`)
        await post(`/api/applications/${app_id}/apply`, {
          lender_id,
          proposal_number: data.proposal_number,
          consents: given('kfs_read', 'share_with_lender', 'bureau_check'),
        })
      }
      await get('/api/applications')
    },
  }
}

/** What each step of the loan form saves. The sandbox bureau knows a good score for a PAN that begins so. */
const steps = (n, digits) => [
  {
    first_name: 'Asha',
    last_name: 'Patil',
    birth_date: '14-08-1994',
    gender: 2,
    tin: `HIGP${String.fromCharCode(65 + (Math.floor(n / 10_000) % 26))}${digits.slice(-4)}F`,
  },
  { email: `asha${digits}@mail.com`, address1: 'Cidco N-4', postal_code: '431001', residence_type: 1 },
  {
    employment_status_code: 1,
    employer_name: 'Sunrise Textiles',
    officepincode: '431001',
    monthly_income: 42_000,
    salary_mode: 1,
    emi: 3_500,
  },
  { se_loan_amount: 300_000, allow_sms: 0, allow_emails: 0 },
]
