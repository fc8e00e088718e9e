import { listPartnerHosts } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { companyOf } from '#server/env-company.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { FACTS_TO_ENTER } from '#src/contract/entities/catalogue/listed-lender.ts'
import type { FactSheet } from '#src/contract/entities/catalogue/listed-lender.ts'
import type { Company } from '#src/contract/entities/shared/company.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { listOurLenders } from './list-our-lenders.ts'

/** The sheet as it stands today: every address at which the app answers, its company, and the lenders that are on. */
export async function getFactSheet(deps: Deps): Promise<FactSheet> {
  const { company, mode } = deps.env
  return {
    made_on: istDay(deps.clock.now()),
    invented: mode !== 'live',
    apps: await appsOf(deps),
    owner: { name: company.legalName, address: company.address, ...officerOf(company) },
    lenders: (await listOurLenders(deps)).map((lender) => ({ ...lender, missing: missingOf(lender) })),
  }
}

const officerOf = ({ officer: { name, phone, email } }: Company) => ({
  officer: name[DEFAULT_LOCALE],
  officer_phone: phone,
  officer_email: email,
})

/** The default brand's own host, the other brands', and the hosts that were saved for partners. */
async function appsOf({ db, env, brands }: Deps): Promise<FactSheet['apps']> {
  const book = await brands.fresh()
  const own = [env.publicOrigin ?? `http://127.0.0.1:${env.port}`, ...env.brandOrigins].map((address) => ({
    address,
    brand: book.hostOf(new URL(address).hostname)?.brand,
  }))
  const saved = (await listPartnerHosts(db))
    .filter(({ status }) => status === 1)
    .flatMap(({ code, hosts }) => hosts.map((host) => ({ address: `https://${host}`, brand: code })))
  const seen = new Map([...saved, ...own].map(({ address, brand }) => [address, book.find(brand)]))
  return [...seen]
    .map(([address, brand]) => ({ name: brand.name, address, ...officerOf(companyOf(env, brand)) }))
    .sort((a, b) => a.name.localeCompare(b.name, DEFAULT_LOCALE))
}

/** A page for complaints may be wanting where an officer with a phone number or an address is named. */
function missingOf(lender: Lender): FactSheet['lenders'][number]['missing'] {
  const { nodal_officer_name: officer, nodal_officer_phone: phone, nodal_officer_email: email } = lender
  const reachable = officer !== '' && (phone !== '' || email !== '')
  return FACTS_TO_ENTER.filter((fact) => !lender[fact] && !(fact === 'grievance_page' && reachable))
}
