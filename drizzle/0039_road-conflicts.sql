CREATE TABLE `road_conflict_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conflict_id` integer NOT NULL,
	`order_line_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`delivered_quantity` integer NOT NULL,
	`reason` text NOT NULL,
	FOREIGN KEY (`conflict_id`) REFERENCES `road_conflicts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "road_conflict_lines_quantity_not_negative" CHECK(delivered_quantity >= 0),
	CONSTRAINT "road_conflict_lines_reason_valid" CHECK("road_conflict_lines"."reason" IN ('refused', 'damaged', 'missing'))
);
--> statement-breakpoint
CREATE INDEX `road_conflict_lines_conflict` ON `road_conflict_lines` (`conflict_id`);--> statement-breakpoint
CREATE TABLE `road_conflicts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`driver_id` integer NOT NULL,
	`act_key` text,
	`status` text NOT NULL,
	`attempt_reason` text,
	`receiver_name` text DEFAULT '' NOT NULL,
	`signature_path` text DEFAULT '' NOT NULL,
	`unpaid_reason` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`method` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`occurred_at` integer NOT NULL,
	`occurred_day` text NOT NULL,
	`is_time_corrected` integer NOT NULL,
	`order_status` text NOT NULL,
	`created_at` integer NOT NULL,
	`cash_day` text,
	`cash_out_day` text,
	`decision` text,
	`money` text,
	`reason` text DEFAULT '' NOT NULL,
	`payment_id` integer,
	`decided_by_id` integer,
	`decided_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "road_conflicts_status_valid" CHECK("road_conflicts"."status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar')),
	CONSTRAINT "road_conflicts_attempt_reason_valid" CHECK("road_conflicts"."attempt_reason" IN ('closed', 'no_money', 'refused', 'wrong_address', 'not_reached', 'other')),
	CONSTRAINT "road_conflicts_order_status_valid" CHECK("road_conflicts"."order_status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar')),
	CONSTRAINT "road_conflicts_method_valid" CHECK("road_conflicts"."method" IN ('cash_driver', 'cash_counter', 'bank', 'card', 'compensation', 'terms')),
	CONSTRAINT "road_conflicts_amount_not_negative" CHECK(amount_cents >= 0),
	CONSTRAINT "road_conflicts_time_boolean" CHECK(is_time_corrected IN (0, 1)),
	CONSTRAINT "road_conflicts_cash_has_day" CHECK((cash_day IS NOT NULL) = (method = 'cash_driver' AND amount_cents > 0)),
	CONSTRAINT "road_conflicts_decided_cash_leaves" CHECK((cash_out_day IS NOT NULL) = (cash_day IS NOT NULL AND decision IS NOT NULL)),
	CONSTRAINT "road_conflicts_cash_not_before" CHECK(cash_out_day >= cash_day),
	CONSTRAINT "road_conflicts_decision_valid" CHECK("road_conflicts"."decision" IN ('accepted', 'declined')),
	CONSTRAINT "road_conflicts_decision_has_time" CHECK((decision IS NULL) = (decided_at IS NULL)),
	CONSTRAINT "road_conflicts_money_valid" CHECK("road_conflicts"."money" IN ('credit', 'returned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `road_conflicts_act` ON `road_conflicts` (`driver_id`,`act_key`) WHERE act_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_open` ON `road_conflicts` (`order_id`) WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_decided` ON `road_conflicts` (`decided_at`) WHERE decision IS NOT NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_cash` ON `road_conflicts` (`cash_day`,`driver_id`) WHERE cash_day IS NOT NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_cash_out` ON `road_conflicts` (`cash_out_day`) WHERE cash_out_day IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER road_conflict_lines_no_update BEFORE UPDATE ON road_conflict_lines BEGIN SELECT RAISE(ABORT, 'road_conflict_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER road_conflict_lines_no_delete BEFORE DELETE ON road_conflict_lines BEGIN SELECT RAISE(ABORT, 'road_conflict_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER road_conflicts_no_delete BEFORE DELETE ON road_conflicts BEGIN SELECT RAISE(ABORT, 'road_conflicts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER road_conflicts_decided_once BEFORE UPDATE ON road_conflicts WHEN OLD.decision IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a road conflict is decided once'); END;
--> statement-breakpoint
CREATE TRIGGER road_conflicts_act_stays BEFORE UPDATE OF id, order_id, driver_id, act_key, status, attempt_reason, receiver_name, signature_path, unpaid_reason, note, method, amount_cents, occurred_at, occurred_day, is_time_corrected, order_status, created_at, cash_day ON road_conflicts BEGIN SELECT RAISE(ABORT, 'what was reported of a road conflict stays'); END;
