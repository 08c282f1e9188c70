CREATE TABLE `book_closings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`month` text NOT NULL,
	`event` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`last_entry_id` integer NOT NULL,
	`last_document_id` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "book_closings_month_form" CHECK(month GLOB '????-??'),
	CONSTRAINT "book_closings_event_valid" CHECK("book_closings"."event" IN ('close', 'open')),
	CONSTRAINT "book_closings_open_has_reason" CHECK(event = 'close' OR reason <> '')
);
--> statement-breakpoint
CREATE INDEX `book_closings_month` ON `book_closings` (`month`,`id`);--> statement-breakpoint
ALTER TABLE `customer_entries` ADD `reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `book_closings` (`month`, `event`, `last_entry_id`, `last_document_id`, `actor_id`, `created_at`)
SELECT `month`, 'close',
  -- What a shop from before there were accounts still has to enter (at most two for each row) is of before as well.
  (SELECT COALESCE(MAX(`id`), 0) FROM `customer_entries` WHERE `created_at` <= `closed_at`)
    + 2 * (SELECT COUNT(*) FROM `ledger_backlog`),
  (SELECT COALESCE(MAX(`id`), 0) FROM `documents` WHERE `issued_at` <= `closed_at`),
  `closed_by_id`, `closed_at` FROM `closed_months` ORDER BY `closed_at`, `month`;
--> statement-breakpoint
DROP TABLE `closed_months`;
--> statement-breakpoint
CREATE TRIGGER book_closings_no_update BEFORE UPDATE ON book_closings BEGIN SELECT RAISE(ABORT, 'book_closings is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER book_closings_no_delete BEFORE DELETE ON book_closings BEGIN SELECT RAISE(ABORT, 'book_closings is append-only'); END;
