import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Voucher, VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { dateShort } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { textsOf } from '#src/lib/local-texts.ts'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { InEnglish } from '#src/ui/site/InEnglish.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useClaimVoucher } from './hooks.ts'
import { VoucherCode } from './VoucherCode.tsx'

interface VoucherCardProps {
  voucher: Voucher
  claim: VoucherClaim | null
  /** The customer signed in for this one: it is brought into sight, and the rest is one press. */
  wanted: boolean
  /** Nobody is signed in: leads to the sign-in and back here. */
  onSignIn: (() => void) | null
}

export function VoucherCard({ voucher, claim, wanted, onSignIn }: VoucherCardProps) {
  const { t } = useTranslation('vouchers')
  const id = useId()
  const request = useClaimVoucher()
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { voucher_id, merchant, category, valid_until, available } = voucher
  const { words, lang } = textsOf(voucher, 'title', 'terms')
  const claimable = available && claim === null

  useEffect(() => {
    if (wanted && claimable) button.current?.focus()
  }, [wanted, claimable])

  useEffect(() => {
    // The button that had the focus is gone.
    if (request.isSuccess) outcome.current?.focus()
  }, [request.isSuccess])

  const onClaim = () => {
    if (onSignIn) onSignIn()
    else if (!request.isPending) request.mutate(voucher_id)
  }
  return (
    <article className="card pad voucher" aria-labelledby={id}>
      <div className="row between top">
        <div className="grow">
          <h2 className="h3" id={id}>
            <span lang={lang}>{words.title}</span>
          </h2>
          <p className="sm mt4">{merchant}</p>
        </div>
        <span className="badge">{t(`category.${category}`)}</span>
      </div>
      <p className="sm mut">
        <span lang={lang}>{words.terms}</span>
      </p>
      <InEnglish lang={lang} />
      <p className="sm">{t('validUntil', { date: dateShort(valid_until) })}</p>
      <div className="voucher-act" aria-live="polite" tabIndex={-1} ref={outcome}>
        {claim && <VoucherCode code={claim.code} name={merchant} />}
        {!claim && !available && <p className="b">{t('allClaimed')}</p>}
        {!claim && request.error && (
          <div className="mt12">
            <Note tone="err" role="alert">
              {problemOf(request.error, t)}
            </Note>
          </div>
        )}
      </div>
      {claimable && (
        <Button look="secondary" full ref={button} busy={request.isPending} onClick={onClaim}>
          {t(request.isPending ? 'claiming' : onSignIn ? 'signInToClaim' : 'claim')}
          <span className="sr">: {merchant}</span>
        </Button>
      )}
    </article>
  )
}

function problemOf(error: Error, t: (key: string) => string): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'conflict') return t('problem.allClaimed')
  return code === 'offer_unavailable' || code === 'not_found' ? t('problem.ended') : errorText(error)
}
