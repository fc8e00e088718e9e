import { useTranslation } from 'react-i18next'
import { pathsOf } from '#src/contract/pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { getBoot } from '#src/lib/boot.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'

const [, , SECURED_CARDS] = pathsOf('cardList')

/** What nobody needs a credit score for: a loan on gold, and a first card against a deposit. */
export function WithoutScore() {
  const { t } = useTranslation('offers')
  const { kinds } = getBoot().brand
  return (
    <>
      {(kinds?.includes('gold') ?? true) && <LinkButton to={pathTo('kindGold')}>{t('empty.gold')}</LinkButton>}
      {(kinds?.includes('cards') ?? true) && SECURED_CARDS !== undefined && (
        <LinkButton look="secondary" to={SECURED_CARDS}>
          {t('empty.firstCard')}
        </LinkButton>
      )}
      <LinkButton look="text" to={pathTo('needHelp')}>
        {t('empty.help')}
      </LinkButton>
    </>
  )
}
