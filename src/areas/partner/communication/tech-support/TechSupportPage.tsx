import { TopicPage } from '#src/features/partner-support/TopicPage.tsx'

export function TechSupportPage() {
  return <TopicPage topic="tech" />
}
