CREATE TABLE `licence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` text NOT NULL,
	`code` text NOT NULL,
	`sale_id` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `licence_by_sale` ON `licence` (`sale_id`,`variant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);--> statement-breakpoint
CREATE TABLE `order_link_try` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_link_try_by_sale` ON `order_link_try` (`sale_id`,`at`);--> statement-breakpoint
CREATE INDEX `order_link_try_by_address` ON `order_link_try` (`address`,`at`);--> statement-breakpoint
CREATE TABLE `sale_return_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `sale_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_return_event_by_return` ON `sale_return_event` (`return_id`,`id`);--> statement-breakpoint
CREATE TABLE `sale_return_line` (
	`return_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `variant_id`),
	FOREIGN KEY (`return_id`) REFERENCES `sale_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_return_line_quantity" CHECK("sale_return_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `sale_return_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `sale_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sale_return_photo_by_return` ON `sale_return_photo` (`return_id`,`position`);--> statement-breakpoint
CREATE TABLE `sale_return` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`sale_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`solution` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`courier` text DEFAULT '' NOT NULL,
	`receipt_number` text,
	`replacement_receipt` text,
	`refunded` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_return_refunded" CHECK("sale_return"."refunded" IS NULL OR "sale_return"."refunded" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_return_number_unique` ON `sale_return` (`number`);--> statement-breakpoint
CREATE INDEX `sale_return_by_sale` ON `sale_return` (`sale_id`);--> statement-breakpoint
CREATE INDEX `sale_return_by_customer` ON `sale_return` (`customer_id`,`created_at`);