import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedLender } from '#src/contract/entities/catalogue/listed-lender.ts'
import { entityIn } from '#src/contract/local-text.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dialAddress } from '#src/contract/rules/person/phone.ts'
import { OMBUDSMAN, SACHET } from '#src/features/help/complaints.ts'
import { useOurLenders } from '#src/features/lenders/use-our-lenders.ts'
import { getBoot } from '#src/lib/boot.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { currentLanguage } from '#src/lib/i18n.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'

const PAGES = ['website', 'privacy_policy', 'grievance_page'] as const

/** Every lender one may apply to here: whose loan it is, its own pages, and whom to complain to. */
export function OurLendersPage() {
  const { t } = useTranslation('our-lenders')
  return (
    <div className="wrap-c main narrow">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {getBoot().sandbox && <p className="sm mut mt12">{t('sample')}</p>}
      <QueryScope>
        <Lenders />
      </QueryScope>
      <section className="mt32 stack g8" aria-labelledby="check-title">
        <h2 className="h2" id="check-title">
          {t('check.title')}
        </h2>
        <p>{t('check.known')}</p>
        <p>
          {t('check.sachet')} <NewTabLink href={SACHET}>{new URL(SACHET).host}</NewTabLink>
        </p>
        <p>
          {t('check.ombudsman')} <NewTabLink href={OMBUDSMAN}>{new URL(OMBUDSMAN).host}</NewTabLink>
        </p>
        <p>
          <Link to={`${pathTo('needHelp')}#grievance`}>{t('check.ours')}</Link>
        </p>
      </section>
    </div>
  )
}

function Lenders() {
  const { t } = useTranslation('our-lenders')
  const lenders = useOurLenders()
  return (
    <Loaded
      query={lenders}
      failed={t('failed')}
      waiting={<WaitingCard />}
      empty={<p className="mt20">{t('none')}</p>}
      space="mt20"
    >
      {(all) => (
        <ul className="stack g16 mt20">
          {all.map((lender) => (
            <li key={lender.lender_id}>
              <OneLender lender={lender} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function OneLender({ lender }: { lender: ListedLender }) {
  const { t } = useTranslation('our-lenders')
  const { nodal_officer_name: officer, nodal_officer_phone: phone, nodal_officer_email: email } = lender
  const pages = PAGES.filter((page) => lender[page] !== '')
  const reachable = officer !== '' && (phone !== '' || email !== '')
  const missing = [
    ...(lender.rbi_registration === '' ? ['rbi_registration' as const] : []),
    ...PAGES.filter((page) => lender[page] === '' && page !== 'grievance_page'),
    ...(reachable || lender.grievance_page !== '' ? [] : ['officer' as const]),
  ]
  return (
    <Card dense aria-label={lender.name}>
      <h2 className="h3">{lender.name}</h2>
      <p className="sm mut">
        {t('entity', {
          entity: entityIn(currentLanguage(), lender).text,
          kind: t(`kinds.${lender.group}`),
          product: t(`products.${lender.product_kind}`),
        })}
      </p>
      {lender.rbi_registration !== '' && (
        <p className="sm mut">{t('registration', { number: lender.rbi_registration })}</p>
      )}
      {pages.length > 0 && (
        <p className="row wrap sm mt8">
          {pages.map((page) => (
            <NewTabLink key={page} href={lender[page]}>
              {t(`pages.${page}`)}
            </NewTabLink>
          ))}
        </p>
      )}
      {reachable && (
        <p className="sm mt8">
          {t('officer', { name: officer })} {phone !== '' && <a href={dialAddress(phone)}>{phone}</a>}{' '}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      {missing.length > 0 && (
        <p className="sm mut mt8">{t('notTold', { what: missing.map((each) => t(`missing.${each}`)).join(', ') })}</p>
      )}
    </Card>
  )
}
