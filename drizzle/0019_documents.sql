CREATE TABLE `closed_months` (
	`month` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL,
	`closed_by_id` integer NOT NULL,
	FOREIGN KEY (`closed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "closed_months_form" CHECK(month GLOB '????-??')
);
--> statement-breakpoint
CREATE TABLE `document_backlog` (
	`order_id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `document_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`sha256` text NOT NULL,
	`drawn_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_files_sha256_form" CHECK(length("document_files"."sha256") = 64)
);
--> statement-breakpoint
CREATE INDEX `document_files_document` ON `document_files` (`document_id`,`id`);--> statement-breakpoint
CREATE TABLE `document_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`position` integer NOT NULL,
	`order_line_id` integer,
	`product_id` integer,
	`quantity` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`corrects_line_id` integer,
	`goods` text,
	`booked_pieces` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`corrects_line_id`) REFERENCES `document_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_lines_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "document_lines_total_not_negative" CHECK(total_cents >= 0),
	CONSTRAINT "document_lines_vat_range" CHECK(vat_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "document_lines_booked_range" CHECK(booked_pieces BETWEEN 0 AND quantity),
	CONSTRAINT "document_lines_goods_valid" CHECK(goods IS NULL OR goods IN ('stock', 'loss', 'none'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_lines_position` ON `document_lines` (`document_id`,`position`);--> statement-breakpoint
CREATE INDEX `document_lines_corrects` ON `document_lines` (`corrects_line_id`) WHERE corrects_line_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `document_lines_product` ON `document_lines` (`product_id`) WHERE product_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `document_vat` (
	`document_id` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`gross_cents` integer NOT NULL,
	PRIMARY KEY(`document_id`, `vat_basis_points`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_vat_adds_up" CHECK(net_cents + vat_cents = gross_cents),
	CONSTRAINT "document_vat_not_negative" CHECK(net_cents >= 0 AND vat_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`issued_on` text NOT NULL,
	`issued_at` integer NOT NULL,
	`issued_by_id` integer,
	`due_on` text NOT NULL,
	`total_cents` integer NOT NULL,
	`refers_to_id` integer,
	`content` text NOT NULL,
	`sha256` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issued_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refers_to_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_kind_valid" CHECK("documents"."kind" IN ('invoice', 'credit_note', 'debit_note', 'delivery_note')),
	CONSTRAINT "documents_series_valid" CHECK("documents"."series" IN ('FAT', 'NK', 'ND', 'FD', 'MIG')),
	CONSTRAINT "documents_sequence_positive" CHECK(sequence >= 1),
	CONSTRAINT "documents_total_not_negative" CHECK(total_cents >= 0),
	CONSTRAINT "documents_issued_on_form" CHECK(issued_on GLOB '????-??-??' AND due_on GLOB '????-??-??'),
	CONSTRAINT "documents_year_of_issue" CHECK(year = CAST(substr(issued_on, 1, 4) AS INTEGER)),
	CONSTRAINT "documents_correction_refers" CHECK((kind IN ('credit_note', 'debit_note')) = (refers_to_id IS NOT NULL)),
	CONSTRAINT "documents_sha256_form" CHECK(length("documents"."sha256") = 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_series_sequence` ON `documents` (`series`,`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number` ON `documents` (`number`);--> statement-breakpoint
CREATE INDEX `documents_order` ON `documents` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_customer` ON `documents` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_issued_on` ON `documents` (`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `documents_kind` ON `documents` (`kind`,`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `documents_refers_to` ON `documents` (`refers_to_id`) WHERE refers_to_id IS NOT NULL;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_stock_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`delta` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`order_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movements_reason_valid" CHECK("__new_stock_movements"."reason" IN ('opening', 'order-placed', 'order-cancelled', 'order-reopened', 'item-added', 'item-changed', 'item-removed', 'adjusted', 'set', 'received', 'counted', 'delivery-returned', 'imported', 'short-shipped', 'missing', 'damaged', 'credited')),
	CONSTRAINT "stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_stock_movements`("id", "product_id", "delta", "balance_after", "reason", "note", "order_id", "actor_id", "created_at") SELECT "id", "product_id", "delta", "balance_after", "reason", "note", "order_id", "actor_id", "created_at" FROM `stock_movements`;--> statement-breakpoint
DROP TABLE `stock_movements`;--> statement-breakpoint
ALTER TABLE `__new_stock_movements` RENAME TO `stock_movements`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `business_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `buyer_business_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `invoice_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `delivery_note_id` integer;--> statement-breakpoint
CREATE INDEX `orders_not_invoiced` ON `orders` (`status`,`id`) WHERE invoice_id IS NULL;
--> statement-breakpoint
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER documents_no_update BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'documents is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER documents_no_delete BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'documents is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_lines_no_update BEFORE UPDATE ON document_lines BEGIN SELECT RAISE(ABORT, 'document_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_lines_no_delete BEFORE DELETE ON document_lines BEGIN SELECT RAISE(ABORT, 'document_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_vat_no_update BEFORE UPDATE ON document_vat BEGIN SELECT RAISE(ABORT, 'document_vat is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_vat_no_delete BEFORE DELETE ON document_vat BEGIN SELECT RAISE(ABORT, 'document_vat is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_files_no_update BEFORE UPDATE ON document_files BEGIN SELECT RAISE(ABORT, 'document_files is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_files_no_delete BEFORE DELETE ON document_files BEGIN SELECT RAISE(ABORT, 'document_files is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER closed_months_no_update BEFORE UPDATE ON closed_months BEGIN SELECT RAISE(ABORT, 'closed_months is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER closed_months_no_delete BEFORE DELETE ON closed_months BEGIN SELECT RAISE(ABORT, 'closed_months is append-only'); END;
--> statement-breakpoint
INSERT INTO `document_backlog` (`order_id`) SELECT `id` FROM `orders` WHERE `status` = 'E Realizuar';
