import { Component } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { logFailure } from '#src/lib/log.ts'
import { reloadPage } from '#src/lib/page.ts'
import { MissingScreen } from './MissingScreen.tsx'
import { OopsScreen } from './OopsScreen.tsx'
import { ScreenLoadError } from './screen.ts'

interface Props {
  pathname: string
  children: ReactNode
}

/** Catches what a screen could not survive. One whose code did not arrive is opened anew, at the address wanted. */
export class ErrorBoundary extends Component<Props, { error: unknown; pathname: string }> {
  override state = { error: null, pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  /** Another address gets another chance. */
  static getDerivedStateFromProps({ pathname }: Props, state: { pathname: string }) {
    return pathname === state.pathname ? null : { error: null, pathname }
  }

  override componentDidCatch(error: unknown) {
    logFailure('a screen failed', error)
  }

  override render() {
    const error: unknown = this.state.error
    if (error === null) return this.props.children
    if (error instanceof ScreenLoadError)
      return <MissingScreen key={error.screen} screen={error.screen} instead={<ErrorScreen />} />
    return <ErrorScreen />
  }
}

function ErrorScreen() {
  const { t } = useTranslation('common')
  return (
    <OopsScreen title={t('oops.title')} help={t('oops.help')}>
      <button type="button" className="app-button" onClick={reloadPage}>
        {t('oops.reload')}
      </button>
    </OopsScreen>
  )
}
