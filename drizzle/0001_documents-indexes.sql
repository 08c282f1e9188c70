DROP INDEX `documents_issued_on`;--> statement-breakpoint
DROP INDEX `documents_kind`;--> statement-breakpoint
CREATE INDEX `documents_issued_on` ON `documents` (`issued_on`,`id`,`series`);--> statement-breakpoint
CREATE INDEX `documents_kind` ON `documents` (`kind`,`issued_on`,`id`,`total_cents`);