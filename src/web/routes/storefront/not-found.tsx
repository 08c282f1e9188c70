import { IconError404 } from '@tabler/icons-react';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CategoryLinks } from './category-links.tsx';
import { texts } from './texts.ts';

export function NotFound({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyBox icon={<IconError404 size={28} />} title={title} text={text} headingLevel={1}>
      <CategoryLinks />
      <LinkButton to="/search">{texts.search.title}</LinkButton>
    </EmptyBox>
  );
}
