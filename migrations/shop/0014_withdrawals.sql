CREATE TABLE `bank_account` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_once` ON `bank_account` (`customer_id`,`bank_code`,`number`) WHERE "bank_account"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX `bank_account_by_number` ON `bank_account` (`number`);--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`purse` text NOT NULL,
	`status` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_amounts" CHECK("withdrawal"."fee" >= 0 AND "withdrawal"."amount" > "withdrawal"."fee")
) STRICT;
--> statement-breakpoint
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`purse`,`at`);--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`);