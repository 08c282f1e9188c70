import { CATEGORIES, CATEGORY_LABELS } from '#shared/categories.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './category-links.module.css';
import { texts } from './texts.ts';

export function CategoryLinks() {
  return (
    <nav className={classes['links']} aria-label={texts.home.categories}>
      {CATEGORIES.map((category) => (
        <LinkButton key={category} to="/category/$category" params={{ category }} variant="default">
          {CATEGORY_LABELS[category]}
        </LinkButton>
      ))}
    </nav>
  );
}
