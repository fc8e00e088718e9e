import { useTranslation } from 'react-i18next'
import type { LenderRecord } from '#src/contract/entities/catalogue/lender.ts'
import { dateShort } from '#src/lib/dates.ts'
import { NeedList } from './NeedList.tsx'

interface LenderSignatureProps {
  lenderId: number
  signature: NonNullable<LenderRecord['signature']>
}

/** What a lender went live without, and who has signed for it. */
export function LenderSignature({ lenderId, signature: { at, by, without } }: LenderSignatureProps) {
  const { t } = useTranslation('lenders-admin')
  return <NeedList lenderId={lenderId} needs={without} title={t('signature.given', { day: dateShort(at), by })} />
}
