-- The sum of a sale now has more parts, and a CHECK cannot be altered, so `sale` is made anew. Foreign keys stay on in here: its children are
-- copied to tables that point at the new one, then the old ones go, children first.
CREATE TABLE `__new_sale` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`digital` integer NOT NULL,
	`address` text,
	`weight_grams` integer NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`payment_vendor` text,
	`payment_method` text,
	`remark` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`shipping_discount` integer DEFAULT 0 NOT NULL,
	`insurance_fee` integer DEFAULT 0 NOT NULL,
	`cod_fee` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`coins_used` integer DEFAULT 0 NOT NULL,
	`wallet_used` integer DEFAULT 0 NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`cashback` integer DEFAULT 0 NOT NULL,
	`dropship_name` text,
	`dropship_phone` text,
	`affiliate_code` text,
	`receipt_number` text,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "sale_has_owner" CHECK("__new_sale"."customer_id" IS NOT NULL OR "__new_sale"."visitor_id" IS NOT NULL),
	CONSTRAINT "sale_amounts" CHECK("__new_sale"."subtotal" >= 0 AND "__new_sale"."discount" BETWEEN 0 AND "__new_sale"."subtotal" AND "__new_sale"."shipping_discount" BETWEEN 0 AND "__new_sale"."shipping_cost" AND "__new_sale"."insurance_fee" >= 0 AND "__new_sale"."cod_fee" >= 0 AND "__new_sale"."coins_used" >= 0 AND "__new_sale"."wallet_used" >= 0 AND "__new_sale"."cashback" >= 0 AND "__new_sale"."unique_code" BETWEEN 0 AND 999),
	CONSTRAINT "sale_total" CHECK("__new_sale"."total" >= 0 AND "__new_sale"."total" = "__new_sale"."subtotal" - "__new_sale"."discount" + "__new_sale"."shipping_cost" - "__new_sale"."shipping_discount" + "__new_sale"."insurance_fee" + "__new_sale"."cod_fee" + "__new_sale"."unique_code" - "__new_sale"."coins_used" - "__new_sale"."wallet_used"),
	CONSTRAINT "sale_dropship" CHECK(("__new_sale"."dropship_name" IS NULL) = ("__new_sale"."dropship_phone" IS NULL)),
	CONSTRAINT "sale_placed" CHECK(("__new_sale"."status" = 'DRAFT') = ("__new_sale"."number" IS NULL) AND ("__new_sale"."status" = 'DRAFT') = ("__new_sale"."placed_at" IS NULL) AND ("__new_sale"."status" = 'DRAFT') = ("__new_sale"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_sale`(`id`, `number`, `customer_id`, `visitor_id`, `status`, `digital`, `address`, `weight_grams`, `shipping_code`, `shipping_courier`, `shipping_service`, `shipping_days_min`, `shipping_days_max`, `payment_vendor`, `payment_method`, `remark`, `subtotal`, `shipping_cost`, `discount`, `unique_code`, `total`, `affiliate_code`, `receipt_number`, `created_at`, `placed_at`, `pay_by`, `delivered_at`) SELECT `id`, `number`, `customer_id`, `visitor_id`, `status`, `digital`, `address`, `weight_grams`, `shipping_code`, `shipping_courier`, `shipping_service`, `shipping_days_min`, `shipping_days_max`, `payment_vendor`, `payment_method`, `remark`, `subtotal`, `shipping_cost`, `discount`, `unique_code`, `total`, `affiliate_code`, `receipt_number`, `created_at`, `placed_at`, `pay_by`, `delivered_at` FROM `sale`;
--> statement-breakpoint
CREATE TABLE `__new_sale_line` (
	`sale_id` text NOT NULL,
	`position` integer NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`variant_name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text NOT NULL,
	`unit_price` integer NOT NULL,
	`full_price` integer,
	`added_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	PRIMARY KEY(`sale_id`, `position`),
	FOREIGN KEY (`sale_id`) REFERENCES `__new_sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_line_amounts" CHECK("__new_sale_line"."unit_price" >= 0 AND "__new_sale_line"."quantity" >= 1 AND "__new_sale_line"."weight_grams" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_sale_line` SELECT * FROM `sale_line`;
--> statement-breakpoint
CREATE TABLE `__new_sale_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`sale_id`) REFERENCES `__new_sale`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_sale_event` SELECT * FROM `sale_event`;
--> statement-breakpoint
CREATE TABLE `__new_bill` (
	`code` text PRIMARY KEY NOT NULL,
	`sale_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`sale_id`) REFERENCES `__new_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("__new_bill"."amount" >= 0 AND "__new_bill"."unique_code" BETWEEN 0 AND 999 AND "__new_bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("__new_bill"."status" = 'PAID') = ("__new_bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_bill` SELECT * FROM `bill`;
--> statement-breakpoint
CREATE TABLE `__new_stock_hold` (
	`sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`sale_id`, `variant_id`),
	FOREIGN KEY (`sale_id`) REFERENCES `__new_sale`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("__new_stock_hold"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_stock_hold` SELECT * FROM `stock_hold`;
--> statement-breakpoint
CREATE TABLE `__new_charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`amount` integer NOT NULL,
	`transaction_id` text,
	`number` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `__new_bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_charge` SELECT * FROM `charge`;
--> statement-breakpoint
DROP TABLE `charge`;
--> statement-breakpoint
DROP TABLE `bill`;
--> statement-breakpoint
DROP TABLE `sale_line`;
--> statement-breakpoint
DROP TABLE `sale_event`;
--> statement-breakpoint
DROP TABLE `stock_hold`;
--> statement-breakpoint
DROP TABLE `sale`;
--> statement-breakpoint
ALTER TABLE `__new_sale` RENAME TO `sale`;
--> statement-breakpoint
ALTER TABLE `__new_sale_line` RENAME TO `sale_line`;
--> statement-breakpoint
ALTER TABLE `__new_sale_event` RENAME TO `sale_event`;
--> statement-breakpoint
ALTER TABLE `__new_bill` RENAME TO `bill`;
--> statement-breakpoint
ALTER TABLE `__new_stock_hold` RENAME TO `stock_hold`;
--> statement-breakpoint
ALTER TABLE `__new_charge` RENAME TO `charge`;
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_number_unique` ON `sale` (`number`);
--> statement-breakpoint
CREATE INDEX `sale_by_customer` ON `sale` (`customer_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `sale_by_status` ON `sale` (`status`,`pay_by`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_line_once` ON `sale_line` (`sale_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `sale_event_by_sale` ON `sale_event` (`sale_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_saleId_unique` ON `bill` (`sale_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);
