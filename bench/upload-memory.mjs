// What a file of 50 MB, which is too large for any form, costs in memory, sent with its length and without:
//   npm run build && node bench/upload-memory.mjs [--megabytes 50] [--at-once 4]
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'

const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '50' }, 'at-once': { type: 'string', default: '4' } },
})
const [megabytes, atOnce] = [values.megabytes, values['at-once']].map(Number)
/** More than this is a file that was kept (docs/assurance.md, D12). */
const LIMIT_MB = 120
const { startProduct } = await load('/tests/setup/product.ts')
const { DEMO_PASSWORD } = await load('/server/seed/seed-base.ts')

const product = await startProduct()
const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
const pid = children.findLast((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('server/start.mjs'))
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

const { origin } = product
const answer = await fetch(`${origin}/api/admin/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({ email: 'admin@demo.test', password: DEMO_PASSWORD }),
})
const { token } = await answer.json()
const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="image_name"; filename="big.csv"\r\ncontent-type: text/csv\r\n\r\n'
const PART = Buffer.alloc(64 * 1024, 'a,b,c\n')
const PARTS = (megabytes * 1024 * 1024) / PART.length

/** Answers the status, and how much the server let itself be sent. */
function upload(withLength) {
  return new Promise((resolve, reject) => {
    const headers = {
      origin,
      'sec-fetch-site': 'same-origin',
      cookie: cookie.join('; '),
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(withLength && { 'content-length': HEAD.length + PARTS * PART.length }),
    }
    const path = '/api/upload-application-status-file'
    let sent = 0
    let status = 0
    const call = request(origin + path, { method: 'POST', headers }, (answer) => {
      status = answer.statusCode
      answer.resume()
      answer.on('end', () => resolve({ status, sent: (sent * PART.length) / 1024 / 1024 }))
    })
    // After its answer the server hangs up on what is still under way.
    call.on('error', (error) => status === 0 && reject(error))
    call.write(HEAD)
    const next = () => {
      while (sent < PARTS && status === 0) {
        sent += 1
        if (!call.write(PART)) return void call.once('drain', next)
      }
      call.end()
    }
    next()
  })
}

let missed = false
console.log(`files of ${megabytes} MB; load of the machine: ${loadavg()[0].toFixed(2)}`)
console.log('| | answered | sent until then, MB | memory before, MB | more at most, MB |\n|---|--:|--:|--:|--:|')
for (const [name, files, withLength] of [
  ['one, its length told', 1, true],
  ['one, its length not told', 1, false],
  [`${atOnce} at once, lengths not told`, atOnce, false],
]) {
  const before = memory()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memory())), 5)
  const answers = await Promise.all(Array.from({ length: files }, () => upload(withLength)))
  clearInterval(watch)
  const statuses = [...new Set(answers.map((each) => each.status))]
  const sent = Math.max(...answers.map((each) => each.sent)).toFixed(1)
  const more = most - before
  const isMissed = statuses.join() !== '413' || (files === 1 && more >= LIMIT_MB)
  missed ||= isMissed
  console.log(
    `| ${name}${isMissed ? ' **missed**' : ''} | ${statuses} | ${sent} | ${before.toFixed(0)} | ${more.toFixed(0)} |`,
  )
}
await product.stop()
process.exit(missed ? 1 : 0)
