import 'react-toastify/ReactToastify.css'
import '../toast-stack.css'
import { useSyncExternalStore } from 'react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import type { CloseButtonProps } from 'react-toastify/unstyled'
import { TOAST_AUTO_CLOSE_MS, TOAST_LIMIT } from '#src/contract/constants.ts'
import { useToastsTurned } from './use-toasts-turned.ts'

const WIDE = '(min-width: 600px)'

function followWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * At most five toasts, clear of the field that is being filled in; they wait while the pointer or the focus is on them.
 * Unstyled: the strict policy of the page.
 */
export function ToastStack() {
  const { t } = useTranslation('common')
  const wide = useSyncExternalStore(followWidth, () => window.matchMedia(WIDE).matches)
  const { turned, keyboard } = useToastsTurned(wide)
  return (
    <div
      className={turned ? 'app-toasts-turned' : undefined}
      style={keyboard > 0 ? ({ '--app-keyboard': `${keyboard}px` } as CSSProperties) : undefined}
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
    >
      <ToastContainer
        limit={TOAST_LIMIT}
        autoClose={TOAST_AUTO_CLOSE_MS}
        position={wide ? 'bottom-right' : 'top-center'}
        aria-label={t('toasts')}
        closeButton={CloseToast}
        closeOnClick={false}
        draggable={false}
        hideProgressBar
        newestOnTop={false}
        pauseOnHover
      />
    </div>
  )
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation('common')
  return (
    <button type="button" className="app-toast-close" aria-label={t('dismiss')} onClick={closeToast}>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" fill="none" />
      </svg>
    </button>
  )
}
