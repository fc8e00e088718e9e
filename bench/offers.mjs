// How long it takes to match and rank every lender for one customer: node bench/offers.mjs
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const { module } = await runnerImport('./src/contract/finance/ranking.ts', { configFile: false, logLevel: 'error' })
const seed = JSON.parse(readFileSync('server/seed/lenders.json', 'utf8'))

const applicant = {
  birth_day: '1994-08-14',
  employment: 'salaried',
  monthly_income: 42_000,
  monthly_emi: 3_500,
  credit_score: 742,
  postal_code: '431001',
}
const request = {
  app_id: 'app_bench',
  product_type: 'Personal Loans',
  amount: 300_000,
  tenure_months: 36,
  today: '2026-11-21',
}

/** The seed lenders over and over, each copy a little different, so that no two cost the same. */
const lenders = (count) =>
  Array.from({ length: count }, (_, i) => {
    const lender = seed[i % seed.length]
    const shift = Math.floor(i / seed.length) * 0.01
    return { ...lender, lender_id: i + 1, name: `${lender.name} ${i}`, rate_min: lender.rate_min + shift }
  })

console.log('| lenders | matched | median ms | p95 ms | offer lists per second |\n|--:|--:|--:|--:|--:|')
for (const count of [24, 1_000, 10_000]) {
  const list = lenders(count)
  for (let warm = 0; warm < 20; warm++) module.rankOffers(applicant, list, request)
  const times = []
  let matched = 0
  const until = performance.now() + 3_000
  while (performance.now() < until) {
    const started = performance.now()
    matched = module.rankOffers(applicant, list, request).matched.length
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)]
  console.log(
    `| ${count} | ${matched} | ${at(0.5).toFixed(2)} | ${at(0.95).toFixed(2)} | ${Math.round(1000 / at(0.5))} |`,
  )
}
process.exit(0)
