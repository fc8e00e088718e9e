import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { CompareTable } from '#src/ui/money/CompareTable.tsx'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { comparedFigures } from '../figures.ts'
import type { Applied } from './ApplyLink.tsx'
import { ApplyLink } from './ApplyLink.tsx'

interface CompareSheetProps {
  open: boolean
  offers: readonly MatchedOffer[]
  onClose: () => void
  onRemove: (lenderId: number) => void
  applied?: ReadonlyMap<number, Applied> | undefined
}

/** Up to four offers side by side. */
export function CompareSheet({ open, offers, onClose, onRemove, applied }: CompareSheetProps) {
  const { t } = useTranslation('offers')
  const actions = (offer: MatchedOffer) => (
    <div className="stack g8">
      <ApplyLink offer={offer} applied={applied?.get(offer.lender_id)} small />
      <Button
        look="text"
        small
        onClick={() => onRemove(offer.lender_id)}
        aria-label={t('compare.removeOf', { lender: offer.name })}
      >
        {t('compare.remove')}
      </Button>
    </div>
  )
  const columns = offers.map(({ lender_id, name }) => ({
    key: lender_id,
    head: (
      <>
        <LenderTile name={name} small />
        <span className="block mt8">{name}</span>
      </>
    ),
  }))
  const figures = comparedFigures(offers, t)
  const rows = [
    ...(figures[0] ?? []).map(({ key }, index) => ({
      key,
      label: t(`compare.row.${key}`),
      cells: figures.map((of) => ({ content: of[index]?.text, lang: of[index]?.lang })),
    })),
    {
      key: 'actions',
      label: <span className="sr">{t('compare.actions')}</span>,
      cells: offers.map((offer) => ({ content: actions(offer) })),
    },
  ]
  return (
    <div className="compare">
      <Sheet
        open={open}
        onClose={onClose}
        title={t('compare.title')}
        closeLabel={t('close')}
        actions={
          <Button look="secondary" onClick={onClose}>
            {t('compare.back')}
          </Button>
        }
      >
        {open && <CompareTable corner={t('compare.figure')} columns={columns} rows={rows} />}
      </Sheet>
    </div>
  )
}
