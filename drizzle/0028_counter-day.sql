-- What drivers hand in, and their change, has a day of the counter's own: until now it was the driver's day. A reopening
-- took nothing back in its row; from here on it does.
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_cash_closings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
	`counter_day` text,
	`event` text NOT NULL,
	`expected_cents` integer NOT NULL,
	`handed_in_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_closings_event_valid" CHECK("__new_cash_closings"."event" IN ('close', 'reopen')),
	CONSTRAINT "cash_closings_driver_to_counter" CHECK((counter_day IS NOT NULL) = (driver_id IS NOT NULL)),
	CONSTRAINT "cash_closings_counter_not_before" CHECK(counter_day >= day)
);
--> statement-breakpoint
INSERT INTO `__new_cash_closings`("id", "driver_id", "day", "counter_day", "event", "expected_cents", "handed_in_cents", "reason", "actor_id", "created_at")
SELECT c.id, c.driver_id, c.day, CASE WHEN c.driver_id IS NOT NULL THEN c.day END, c.event, c.expected_cents,
  CASE c.event WHEN 'close' THEN c.handed_in_cents ELSE -COALESCE((
    SELECT l.handed_in_cents FROM cash_closings l WHERE l.driver_id IS c.driver_id AND l.day = c.day AND l.id < c.id
    ORDER BY l.id DESC LIMIT 1), 0) END, c.reason, c.actor_id, c.created_at
FROM `cash_closings` c;--> statement-breakpoint
DROP TABLE `cash_closings`;--> statement-breakpoint
ALTER TABLE `__new_cash_closings` RENAME TO `cash_closings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `cash_closings_driver_day` ON `cash_closings` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cash_closings_counter_day` ON `cash_closings` (`counter_day`) WHERE counter_day IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_cash_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
	`counter_day` text,
	`kind` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`reverses_id` integer,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reverses_id`) REFERENCES `cash_movements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_movements_kind_valid" CHECK("__new_cash_movements"."kind" IN ('float', 'expense', 'in', 'bank')),
	CONSTRAINT "cash_movements_sign" CHECK(amount_cents <> 0 AND (amount_cents < 0) = (reverses_id IS NOT NULL)),
	CONSTRAINT "cash_movements_of_driver" CHECK(driver_id IS NULL OR kind IN ('float', 'expense')),
	CONSTRAINT "cash_movements_change_from_counter" CHECK((counter_day IS NOT NULL) = (driver_id IS NOT NULL AND kind = 'float')),
	CONSTRAINT "cash_movements_counter_not_before" CHECK(counter_day >= day)
);
--> statement-breakpoint
INSERT INTO `__new_cash_movements`("id", "driver_id", "day", "counter_day", "kind", "amount_cents", "reason", "reverses_id", "actor_id", "created_at") SELECT "id", "driver_id", "day", CASE WHEN driver_id IS NOT NULL AND kind = 'float' THEN day END, "kind", "amount_cents", "reason", "reverses_id", "actor_id", "created_at" FROM `cash_movements`;--> statement-breakpoint
DROP TABLE `cash_movements`;--> statement-breakpoint
ALTER TABLE `__new_cash_movements` RENAME TO `cash_movements`;--> statement-breakpoint
CREATE INDEX `cash_movements_driver_day` ON `cash_movements` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cash_movements_day` ON `cash_movements` (`day`);--> statement-breakpoint
CREATE INDEX `cash_movements_counter_day` ON `cash_movements` (`counter_day`) WHERE counter_day IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER cash_closings_no_update BEFORE UPDATE ON cash_closings BEGIN SELECT RAISE(ABORT, 'cash_closings is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_closings_no_delete BEFORE DELETE ON cash_closings BEGIN SELECT RAISE(ABORT, 'cash_closings is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_movements_no_update BEFORE UPDATE ON cash_movements BEGIN SELECT RAISE(ABORT, 'cash_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_movements_no_delete BEFORE DELETE ON cash_movements BEGIN SELECT RAISE(ABORT, 'cash_movements is append-only'); END;
