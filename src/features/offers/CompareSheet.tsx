import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import type { Applied } from './ApplyLink.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { figuresOf } from './figures.ts'

interface CompareSheetProps {
  open: boolean
  offers: readonly MatchedOffer[]
  onClose: () => void
  onRemove: (lenderId: number) => void
  applied?: ReadonlyMap<number, Applied> | undefined
}

/** Up to four offers side by side: a table on wide screens, cards on phones. */
export function CompareSheet({ open, offers, onClose, onRemove, applied }: CompareSheetProps) {
  const { t } = useTranslation('offers')
  const wide = useWide()
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
        {open &&
          (wide ? (
            <div className="tbl-scroll">
              <table className="tbl compare-table">
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="sr">{t('compare.figure')}</span>
                    </th>
                    {offers.map((offer) => (
                      <th key={offer.lender_id} scope="col">
                        <LenderTile name={offer.name} small />
                        <span className="block mt8">{offer.name}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {offers[0] &&
                    figuresOf(offers[0], t).map(({ key }, index) => (
                      <tr key={key}>
                        <th scope="row">{t(`compare.row.${key}`)}</th>
                        {offers.map((offer) => {
                          const figure = figuresOf(offer, t)[index]
                          return (
                            <td key={offer.lender_id} lang={figure?.lang}>
                              {figure?.text}
                            </td>
                          )
                        })}
                      </tr>
                    ))}
                  <tr>
                    <th scope="row">
                      <span className="sr">{t('compare.actions')}</span>
                    </th>
                    {offers.map((offer) => (
                      <td key={offer.lender_id}>{actions(offer)}</td>
                    ))}
                  </tr>
                </tbody>
              </table>
            </div>
          ) : (
            <ul className="stack g16">
              {offers.map((offer) => (
                <li key={offer.lender_id} className="card pad-s">
                  <div className="row">
                    <LenderTile name={offer.name} small />
                    <h3 className="h3">{offer.name}</h3>
                  </div>
                  <dl className="pairs mt12 sm">
                    {figuresOf(offer, t).map(({ key, text, lang }) => (
                      <div key={key}>
                        <dt>{t(`compare.row.${key}`)}</dt>
                        <dd lang={lang}>{text}</dd>
                      </div>
                    ))}
                  </dl>
                  <div className="mt16">{actions(offer)}</div>
                </li>
              ))}
            </ul>
          ))}
      </Sheet>
    </div>
  )
}
