import { dictionary } from '#server/texts/dictionaries.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { dayTimeWords, dayWords } from '#src/contract/calendar-words.ts'
import type { MyData } from '#src/contract/entities/privacy/my-data.ts'
import { PROFILE_ROWS } from '#src/contract/entities/profile/profile-fields.ts'
import type { ProfileName, ProfileRow } from '#src/contract/entities/profile/profile-fields.ts'
import { localeFacts } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { rupees } from '#src/contract/number-words.ts'
import { optionKey } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { markup, raw } from '../markup.ts'
import type { Markup } from '../markup.ts'
import { lettersOf } from '../pages/plain-page.ts'

const STYLE = raw(
  'main{max-width:48rem;margin:0 auto;padding:1.5rem 1.25rem}h1{font-size:1.6rem;line-height:1.3}h2{font-size:1.2rem;margin:2rem 0 .5rem}dl,ul{margin:0;padding:0;list-style:none}dl>div,li{padding:.5rem 0;border-bottom:1px solid #d9d9e3;overflow-wrap:anywhere}dt,.when{color:#595b5e}dd{margin:0}a{color:#070050}',
)

/**
 * What a customer's own data says, for somebody who reads: the first file to open of the download. It draws on what is in the
 * file of data beside it, and needs neither a script nor a connection.
 */
export function myDataPage(data: MyData, language: Locale, brand: Brand): string {
  const t = textsIn(language)
  const day = (at: string) => dayWords(new Date(at), language)
  const minute = (at: string) => dayTimeWords(new Date(at), language)
  const { kinds } = dictionary(language, 'products')
  const tickets = dictionary(language, 'tickets').status
  const kindOf = (product: string | null) =>
    product !== null && Object.hasOwn(PRODUCTS, product)
      ? kinds[PRODUCTS[product as keyof typeof PRODUCTS].kind].name
      : ''

  const list = (lines: readonly Line[]) =>
    lines.length === 0
      ? markup`<p>${t('server:myData.none')}</p>`
      : markup`<ul>${lines.map(({ text, when }) => markup`<li>${text}${when === undefined ? '' : markup`<br><span class="when">${when}</span>`}</li>`)}</ul>`

  const consents = data.consents.map(({ purpose, words, recipient, given_at, withdrawn_at }) => ({
    text:
      words?.[language].replaceAll(/\{\{(?:lender|insurer)\}\}/g, () => recipient.name ?? '') ??
      t(`consents:purpose.${purpose}`, { lender: recipient.name ?? '' }),
    when: withdrawn_at
      ? t('server:myData.withdrawn', { given: day(given_at), at: day(withdrawn_at) })
      : t('server:myData.given', { at: day(given_at) }),
  }))
  const applications = data.applications.map((each) => ({
    text: [
      [each.lender_name, each.product_name ?? kindOf(each.product_type)].filter(Boolean).join(', '),
      t(`applications:status.${each.status}`),
    ].join(': '),
    when: t('server:myData.application', { number: each.reference, at: day(each.created_at) }),
  }))
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('server:myData.title', { brand: brand.name })}</title>
<style>${lettersOf([language])}${STYLE}</style>
</head>
<body><main>
<h1>${t('server:myData.title', { brand: brand.name })}</h1>
<p>${t('server:myData.lead', { at: minute(data.made_at) })}</p>
${section(t('server:myData.you'), pairs(profileOf(data.profile, language)))}
${section(t('server:myData.consents'), list(consents))}
${section(t('server:myData.applications'), list(applications))}
${section(
  t('server:myData.statements'),
  list(
    data.statements.map(({ proposal_number, words }) => ({
      text: words.map(
        (each) =>
          markup`<a href="statements/${proposal_number}-${each.language}.pdf" hreflang="${each.language}">${proposal_number} (PDF, ${localeFacts(each.language).name})</a> `,
      ),
    })),
  ),
)}
${section(
  t('server:myData.tickets'),
  list(
    data.tickets.map(({ ticket, status, created_at, messages }) => ({
      text: `${ticket}: ${tickets[status]}`,
      when: t('server:myData.ticket', { at: day(created_at), count: messages.length }),
    })),
  ),
)}
${section(
  t('server:myData.signIns'),
  list(
    data.sign_ins.map(({ at, browser, system, by_staff }) => ({
      text: [browser, system].filter(Boolean).join(', ') || t('server:myData.device'),
      when: `${minute(at)}${by_staff ? `, ${t('server:myData.staff')}` : ''}`,
    })),
  ),
)}
${section(
  t('server:myData.rest'),
  pairs([
    [t('server:myData.contacts'), String(data.contacts.length)],
    [t('server:myData.refusals'), String(data.contact_refusals.length)],
    [t('server:myData.views'), String(data.profile_views.length)],
    [t('server:myData.offers'), String(data.offers_shown.length)],
    [t('server:myData.partners'), String(data.leads.length + data.namings.length)],
  ]),
)}
<p>${t('server:myData.all')} <a href="my-data.json">my-data.json</a></p>
</main></body>
</html>
`.toString()
}

/** What was told of oneself, by the labels and words of the form; what was not told is left out. */
function profileOf(profile: MyData['profile'], language: Locale): [string, string][] {
  const labels: Readonly<Record<string, string>> = dictionary(language, 'rules').labels
  return PROFILE_ROWS.flatMap(([field, row]): [string, string][] => {
    const label = labels[field]
    const value: unknown = profile[field]
    return label === undefined || value === '' ? [] : [[label, said(field, row, value, language)]]
  })
}

function said(field: ProfileName, { kind, list }: ProfileRow, value: unknown, language: Locale): string {
  const t = textsIn(language)
  if (list) return chosen(list, value, language)
  if (field === 'se_loan_tenure') return t('server:myData.months', { count: Number(value) })
  if (kind === 'amount') return rupees(Number(value))
  if (kind === 'flag') return t(value === 1 ? 'server:myData.yes' : 'server:myData.no')
  return String(value)
}

function chosen(list: OptionListName, value: unknown, language: Locale): string {
  const words: Readonly<Record<string, string>> = dictionary(language, 'options')[list]
  return words[optionKey(list, value) ?? ''] ?? ''
}

const section = (title: string, content: Markup) => markup`<section><h2>${title}</h2>${content}</section>`

const pairs = (rows: readonly (readonly [string, string])[]) =>
  markup`<dl>${rows.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

interface Line {
  text: string | Markup | Markup[]
  when?: string
}
