import '#src/ui/page/customer-screens.css'
import './vouchers.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Voucher } from '#src/contract/entities/catalogue/voucher.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { getBoot, productsPath } from '#src/lib/boot.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { rememberPath } from '#src/lib/remember.ts'
import { restoreSession } from '#src/lib/session/session-restore.ts'
import { getSession, useSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { withNames } from '#src/ui/with-names.ts'
import { useVoucherClaims, useVouchers } from './hooks.ts'
import { OwnVouchers } from './OwnVouchers.tsx'
import { readVoucherView, vouchersInView } from './voucher-view.ts'
import { VoucherCard } from './VoucherCard.tsx'
import { VoucherFilters } from './VoucherFilters.tsx'
import { VoucherSkeleton } from './VoucherSkeleton.tsx'

/** Everything below the heading: it brings the API client, so the first paint does without it. */
export function VoucherBoard() {
  return (
    <QueryScope>
      <Vouchers />
    </QueryScope>
  )
}

function Vouchers() {
  const { t } = useTranslation('vouchers')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  // Not before it is known who: until then every answer is about to be asked for again.
  const signedIn = useSession((session) => session.token !== null && session.userId !== null)
  const vouchers = useVouchers()
  const claims = useVoucherClaims()
  const address = readVoucherView(params)
  // The address follows a moment later: what is typed must not wait for it.
  const [search, setSearch] = useState(address.search)
  const view = { ...address, search }
  const shown = vouchersInView(vouchers.data ?? [], view, ({ category }) => [t(`category.${category}`)])
  const wanted = Number(params.get('voucher'))

  const change = (name: 'category' | 'search', value: string | null) => {
    if (name === 'search') setSearch(value ?? '')
    setParams((before) => withNames(before, { voucher: null, [name]: value }), { replace: true })
  }
  const showAll = () => {
    setSearch('')
    setParams({}, { replace: true })
  }

  const signIn = async ({ voucher_id }: Voucher) => {
    const here = withNames(params, { voucher: String(voucher_id) })
    // Somebody may press before the stored session has been read.
    await restoreSession('customer')
    if (getSession().token !== null) return setParams(here, { replace: true })
    rememberPath('customer', `${pathTo('vouchers')}?${here.toString()}`)
    return navigate(pathTo('verification'))
  }

  return (
    <Loaded query={vouchers} failed={t('failed')} space="mt20" waiting={<VoucherSkeleton />}>
      {(data) => (
        <>
          <OwnVouchers />
          <VoucherFilters view={view} onChange={change} />
          <p className="sm mut mt16" role="status">
            {t('listed', { count: shown.length })}
          </p>
          {signedIn && shown.some(({ voucher_id }) => voucher_id === wanted) && !claims.isPending && (
            <div className="mt12">
              <Note tone="ok">{t('signedIn')}</Note>
            </div>
          )}
          {shown.length === 0 && (
            <EmptyState
              icon="help"
              title={t(data.length === 0 ? 'none.title' : 'noMatch.title')}
              text={t(data.length === 0 ? 'none.text' : 'noMatch.text')}
            >
              {data.length > 0 ? (
                <Button onClick={showAll}>{t('noMatch.action')}</Button>
              ) : (
                <LinkButton to={productsPath()}>{t('none.action')}</LinkButton>
              )}
            </EmptyState>
          )}
          <ul className="vouchers mt12">
            {shown.map((voucher) => (
              <li key={voucher.voucher_id}>
                <VoucherCard
                  voucher={voucher}
                  claim={claims.data?.find(({ voucher_id }) => voucher_id === voucher.voucher_id) ?? null}
                  wanted={signedIn && voucher.voucher_id === wanted && !claims.isPending}
                  onSignIn={signedIn ? null : () => void signIn(voucher).catch(toastError)}
                />
              </li>
            ))}
          </ul>
          {getBoot().sandbox && <p className="sm mut mt24">{t('illustrative')}</p>}
        </>
      )}
    </Loaded>
  )
}
