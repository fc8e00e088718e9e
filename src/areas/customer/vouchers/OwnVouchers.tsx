import { useTranslation } from 'react-i18next'
import type { VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { dateShort } from '#src/lib/dates.ts'
import { textsOf } from '#src/lib/local-texts.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { InEnglish } from '#src/ui/site/InEnglish.tsx'
import { useVoucherClaims } from './hooks.ts'
import { VoucherCode } from './VoucherCode.tsx'

/** What this customer has claimed; nothing for anybody else. */
export function OwnVouchers() {
  const { t } = useTranslation('vouchers')
  const claims = useVoucherClaims()
  return (
    <Loaded query={claims} failed={t('own.failed')} space="mt20" waiting={null} empty={null}>
      {(own) => <Claimed claims={own} />}
    </Loaded>
  )
}

function Claimed({ claims }: { claims: readonly VoucherClaim[] }) {
  const { t } = useTranslation('vouchers')
  return (
    <section className="mt24" aria-labelledby="own-title">
      <h2 className="h2" id="own-title">
        {t('own.title')}
      </h2>
      <ul className="vouchers mt12">
        {claims.map((claim) => {
          const { claim_id, merchant, valid_until, code } = claim
          const { words, lang } = textsOf(claim, 'title', 'terms')
          const ended = new Date(valid_until) <= new Date()
          return (
            <li className="card tint pad voucher" key={claim_id}>
              <div>
                <h3 className="h3">
                  <span lang={lang}>{words.title}</span>
                </h3>
                <p className="sm mt4">{merchant}</p>
              </div>
              <p className="sm mut">
                <span lang={lang}>{words.terms}</span>
              </p>
              <InEnglish lang={lang} />
              <p className="sm">{t(ended ? 'endedOn' : 'validUntil', { date: dateShort(valid_until) })}</p>
              {!ended && <VoucherCode code={code} name={merchant} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
