import { useTranslation } from 'react-i18next'
import { useOurLenders } from '#src/features/lenders/use-our-lenders.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'

/** Every lender that is on, by name: whoever one may apply to here may come to know what one told. */
export function LendersNamed() {
  const { t } = useTranslation('our-lenders')
  return (
    <Loaded query={useOurLenders()} failed={t('failed')} waiting={<WaitingCard />} empty={<p>{t('none')}</p>}>
      {(all) => <p className="sm mut">{[...new Set(all.map(({ name }) => name))].join(', ')}</p>}
    </Loaded>
  )
}
