import { Suspense, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isLoanProduct, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { profilePath } from '#src/contract/product-paths.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { useOtherLanguage } from '#src/ui/language/use-other-language.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Icon, Outline } from '#src/ui/site/icons.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { Answers, KnownScore, Quiet } from '../AccountValues.tsx'
import type { SiteLink } from './use-site-links.ts'

const BELL = 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4'
const IN_BAR: readonly SiteLink['key'][] = ['loans', 'cards']

interface CustomerAccountListProps {
  links: readonly SiteLink[]
  open: boolean
  onChosen: () => void
  onClose: () => void
}

const signOut = async () => {
  try {
    await (await loadSession()).signOut('customer')
  } catch (error) {
    toastError(error)
  }
}

/**
 * What is a customer's own; on a phone a sheet that also has the ways of a wide header's row, and says beside each what
 * is known of it. Only an open sheet asks the server.
 */
export function CustomerAccountList({ links, open, onChosen, onClose }: CustomerAccountListProps) {
  const { t } = useTranslation(['layout', 'bottom-bar', 'common'])
  const sheet = !useWide()
  // What is known comes after the sheet itself: a slow phone draws each for a while.
  const saysMore = useDeferredValue(open)
  const productType = useSession((session) => session.productType)
  const details = profilePath(productType)
  // Gold is lent without a score; cards and insurance have no offers that it could change.
  const hasOffers = isLoanProduct(productType) && LOANS[productType].score
  const line = (icon: ReactNode, name: string, value?: ReactNode) => (
    <>
      {icon}
      <span className="grow">
        {name}
        {sheet && open && saysMore && (
          <span className="xs mut block">
            <Suspense fallback={null}>{value}</Suspense>
          </span>
        )}
      </span>
      {sheet && <Icon name="chevronRight" size={18} />}
    </>
  )
  return (
    <div className="menu-list" id="account-menu" hidden={!open}>
      {sheet && (
        <div className="menu-head">
          <p className="h3">{t('bottom-bar:more')}</p>
          <button type="button" className="ibtn" aria-label={t('common:close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <ul className="menu-rows">
        <li className="in-bar">
          <Link className="menu-item" to={pathTo('applicationStatus')} onClick={onChosen}>
            {line(<Icon name="document" />, t('myApplications'))}
          </Link>
        </li>
        <li>
          <Link className="menu-item" to={details} onClick={onChosen}>
            {line(<Icon name="accountBox" />, t('myDetails'))}
          </Link>
        </li>
        {hasOffers && (
          <li>
            <Link className="menu-item" to={pathTo('creditScore')} onClick={onChosen}>
              {line(<Icon name="gauge" />, t('creditScore'), <KnownScore />)}
            </Link>
          </li>
        )}
        <li>
          <Link className="menu-item" to={pathTo('tickets')} onClick={onChosen}>
            {line(<Icon name="headset" />, t('myTickets'), <Answers />)}
          </Link>
        </li>
        <li>
          <Link className="menu-item" to={pathTo('privacyCentre')} onClick={onChosen}>
            {line(<Icon name="shield" />, t('privacyCentre'), t('bottom-bar:privacy'))}
          </Link>
        </li>
        {sheet && (
          <li>
            <Link className="menu-item" to={`${pathTo('privacyCentre')}#quiet`} onClick={onChosen}>
              {line(<Outline d={BELL} />, t('bottom-bar:quiet'), <Quiet />)}
            </Link>
          </li>
        )}
        {links.map(({ key, to, current, icon }) => (
          <li key={key} className={IN_BAR.includes(key) ? 'only-m in-bar' : 'only-m'}>
            <Link className="menu-item" to={to} aria-current={current} onClick={onChosen}>
              {line(<Icon name={icon} />, t(`nav.${key}`))}
            </Link>
          </li>
        ))}
        {sheet ? (
          <li>
            <Link className="menu-item" to={pathTo('costCalculator')} onClick={onChosen}>
              {line(<Icon name="rupee" />, t('calculator'))}
            </Link>
          </li>
        ) : (
          <li className="menu-next">
            <button type="button" className="menu-item" onClick={() => void signOut()}>
              <Icon name="logOut" />
              {t('logOut')}
            </button>
          </li>
        )}
      </ul>
      {sheet && <SheetFoot />}
    </div>
  )
}

function SheetFoot() {
  const { t } = useTranslation('layout')
  const { code, name, change } = useOtherLanguage()
  return (
    <div className="menu-foot">
      <Button look="secondary" small lang={code} onClick={change}>
        {name}
      </Button>
      <Button look="secondary" small onClick={() => void signOut()}>
        {t('logOut')}
      </Button>
    </div>
  )
}
