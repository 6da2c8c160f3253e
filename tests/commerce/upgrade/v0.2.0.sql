CREATE TABLE "__drizzle_migrations" (
					id SERIAL PRIMARY KEY,
					hash text NOT NULL,
					created_at numeric
				);
--> statement-breakpoint
CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`saved_at` integer,
	`main_at` integer,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `commission` (
	`order_id` text PRIMARY KEY NOT NULL,
	`affiliate_id` text NOT NULL,
	`status` text NOT NULL,
	`base` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliate`(`customer_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_amounts" CHECK("commission"."amount" > 0 AND "commission"."base" >= "commission"."amount")
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`sums` text NOT NULL,
	`broken` text NOT NULL,
	`last_ended_at` integer,
	`last_broken` text DEFAULT '[]' NOT NULL,
	`running` integer NOT NULL,
	CONSTRAINT "audit_run_one" CHECK("audit_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_line` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_price` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quantity_positive" CHECK("cart_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_note` (
	`owner` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`parent_slug` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`category_slug` text NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`facets` text NOT NULL,
	`price` integer,
	`discounted` integer DEFAULT false NOT NULL,
	`available` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_slug` text NOT NULL,
	`description` text NOT NULL,
	`attributes` text NOT NULL,
	`options` text NOT NULL,
	`images` text NOT NULL,
	`weight_grams` integer NOT NULL,
	`dimensions` text,
	`digital` integer NOT NULL,
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `tier_price` (
	`customer_type` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`customer_type`, `variant_id`),
	FOREIGN KEY (`customer_type`) REFERENCES `customer_type`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tier_price_not_negative" CHECK("tier_price"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `variant` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`values` text NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
	`position` integer NOT NULL,
	`weight_grams` integer,
	`dimensions` text,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK("variant"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `article_category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `article` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`category_slug` text NOT NULL,
	`image` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`published` integer NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `article_category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `information` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`changed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale_item` (
	`flash_sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	`quota` integer NOT NULL,
	`sold` integer NOT NULL,
	`sold_elsewhere` integer DEFAULT 0 NOT NULL,
	`per_customer` integer NOT NULL,
	PRIMARY KEY(`flash_sale_id`, `variant_id`),
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sale_item_quota" CHECK("flash_sale_item"."sold" BETWEEN "flash_sale_item"."sold_elsewhere" AND "flash_sale_item"."quota" AND "flash_sale_item"."sold_elsewhere" >= 0),
	CONSTRAINT "flash_sale_item_amounts" CHECK("flash_sale_item"."price" >= 0 AND "flash_sale_item"."per_customer" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "flash_sale_lasts" CHECK("flash_sale"."ends_at" > "flash_sale"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`browser` text,
	`customer_id` text,
	`channel` text NOT NULL,
	`digest` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_time_code_tries" CHECK("one_time_code"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `account_change` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`replaced` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `consent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`granted` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `contact_change` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`ticket` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer_type` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`phone_verified_at` integer,
	`email_verified_at` integer,
	`photo_file_id` text,
	`removed_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_account` (
	`sub` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "passkey_counter" CHECK("passkey"."counter" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `pending_registration` (
	`ticket` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`marketing` integer NOT NULL,
	`password` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_pending_login` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`sub` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	CONSTRAINT "google_pending_login_tries" CHECK("google_pending_login"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`bound_to` text NOT NULL,
	`customer_id` text,
	`origin` text NOT NULL,
	`user_handle` text NOT NULL,
	`silent` integer NOT NULL,
	`network` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `known_device` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_lot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`given` integer NOT NULL,
	`left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "coin_lot_left" CHECK("coin_lot"."left" BETWEEN 0 AND "coin_lot"."given")
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `coin_lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_use_amount" CHECK("coin_use"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger_account"."balance" >= 0 OR "ledger_account"."id" LIKE 'shop:%')
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entry_amount" CHECK("ledger_entry"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`order_id` text,
	`values` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	CONSTRAINT "message_one_end" CHECK("message"."sent_at" IS NULL OR "message"."problem" = '')
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`return_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `variant_id`),
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_line_quantity" CHECK("order_return_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`solution` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`courier` text DEFAULT '' NOT NULL,
	`receipt_number` text,
	`replacement_receipt` text,
	`account_id` text,
	`refunded` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_refunded" CHECK("order_return"."refunded" IS NULL OR "order_return"."refunded" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bill` (
	`code` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`accepted_amount` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("bill"."amount" >= 0 AND "bill"."unique_code" BETWEEN 0 AND 999 AND "bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("bill"."status" = 'PAID') = ("bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`transaction_id` text,
	`number` text,
	`biller_code` text,
	`qr_text` text,
	`link` text,
	`state` text NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
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
	`flash_sale_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amounts" CHECK("order_line"."unit_price" >= 0 AND "order_line"."quantity" >= 1 AND "order_line"."weight_grams" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `orders` (
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
	`quoted_insurance` integer,
	`quoted_cod` integer,
	`quoted_at` integer,
	`insured` integer DEFAULT false NOT NULL,
	`payment_vendor` text,
	`payment_method` text,
	`note` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`shipping_discount` integer DEFAULT 0 NOT NULL,
	`insurance_fee` integer DEFAULT 0 NOT NULL,
	`cod_fee` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`coins_used` integer DEFAULT 0 NOT NULL,
	`wallet_used` integer DEFAULT 0 NOT NULL,
	`coins_wanted` integer DEFAULT false NOT NULL,
	`wallet_wanted` integer DEFAULT false NOT NULL,
	`vouchers_by_hand` text DEFAULT '[]' NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`cashback` integer DEFAULT 0 NOT NULL,
	`dropship_name` text,
	`dropship_phone` text,
	`affiliate_code` text,
	`receipt_number` text,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`proven_phone` text,
	`kept_money` integer DEFAULT 0 NOT NULL,
	`kept_wallet` integer DEFAULT 0 NOT NULL,
	`kept_coins` integer DEFAULT 0 NOT NULL,
	`hold_until` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "order_has_owner" CHECK("orders"."customer_id" IS NOT NULL OR "orders"."visitor_id" IS NOT NULL),
	CONSTRAINT "order_amounts" CHECK("orders"."subtotal" >= 0 AND "orders"."discount" BETWEEN 0 AND "orders"."subtotal" AND "orders"."shipping_discount" BETWEEN 0 AND "orders"."shipping_cost" AND "orders"."insurance_fee" >= 0 AND "orders"."cod_fee" >= 0 AND "orders"."coins_used" >= 0 AND "orders"."wallet_used" >= 0 AND "orders"."cashback" >= 0 AND "orders"."unique_code" BETWEEN 0 AND 999),
	CONSTRAINT "order_total" CHECK("orders"."total" >= 0 AND "orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" - "orders"."shipping_discount" + "orders"."insurance_fee" + "orders"."cod_fee" + "orders"."unique_code" - "orders"."coins_used" - "orders"."wallet_used"),
	CONSTRAINT "order_kept" CHECK("orders"."kept_money" >= 0 AND "orders"."kept_wallet" BETWEEN 0 AND "orders"."wallet_used" AND "orders"."kept_coins" BETWEEN 0 AND "orders"."coins_used"),
	CONSTRAINT "order_dropship" CHECK(("orders"."dropship_name" IS NULL) = ("orders"."dropship_phone" IS NULL)),
	CONSTRAINT "order_placed" CHECK(("orders"."status" = 'DRAFT') = ("orders"."number" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."placed_at" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `stock_hold` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("stock_hold"."quantity" >= 1 AND "stock_hold"."kept" BETWEEN 0 AND "stock_hold"."quantity")
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_download` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`file_id` text NOT NULL,
	`taken` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`, `file_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `digital_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digital_download_taken" CHECK("digital_download"."taken" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_file` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `licence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` text NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `courier_quote` (
	`courier` text NOT NULL,
	`way` text NOT NULL,
	`rates` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`courier`, `way`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `shipment` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`rate_code` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`booking_id` text,
	`state` text,
	`driver_name` text,
	`driver_phone` text,
	`driver_plate` text,
	`live_url` text,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_attempts" CHECK("shipment"."attempt" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tracking` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `transfer_receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reference` text NOT NULL,
	`file_id` text NOT NULL,
	`bank` text NOT NULL,
	`payer` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reference`) REFERENCES `charge`(`reference`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_receipt_answered" CHECK(("transfer_receipt"."state" = 'waiting') = ("transfer_receipt"."answered_at" IS NULL) AND "transfer_receipt"."amount" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reason` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`problem` text DEFAULT '' NOT NULL,
	`bank_code` text,
	`number` text,
	`holder` text,
	`way` text,
	`proof` text DEFAULT '' NOT NULL,
	`proof_key` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'PAID') = ("refund"."paid_at" IS NOT NULL) AND ("refund"."state" = 'PAID') = ("refund"."way" IS NOT NULL)),
	CONSTRAINT "refund_account" CHECK(("refund"."bank_code" IS NULL) = ("refund"."number" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."holder" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_inbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`transaction_status` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `once_answer` (
	`actor` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `rate_limit_hit` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`subject` text,
	`network` text,
	`pending` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `scheduled_job` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`failed` integer NOT NULL,
	PRIMARY KEY(`kind`, `ref`),
	CONSTRAINT "scheduled_job_tries" CHECK("scheduled_job"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `review_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`review_id`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_name` text NOT NULL,
	`author` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`photos` text NOT NULL,
	`reply` text,
	`order_id` text,
	`order_position` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`order_position`) REFERENCES `order_line`(`order_id`,`position`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_stars" CHECK("review"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_line" CHECK(("review"."order_id" IS NULL) = ("review"."order_position" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`generation` integer NOT NULL,
	`next_generation` integer,
	CONSTRAINT "shop_state_one" CHECK("shop_state"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tag_purchase` (
	`order_id` text NOT NULL,
	`vendor` text NOT NULL,
	`consent` text NOT NULL,
	`client` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`order_id`, `vendor`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate_click` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`visitor` text NOT NULL,
	`address` text NOT NULL,
	`network` text,
	`device` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `traffic_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`),
	CONSTRAINT "traffic_views" CHECK("traffic_count"."views" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulated_payment` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`amount` integer NOT NULL,
	`kind` text DEFAULT 'bank_transfer' NOT NULL,
	`bank` text NOT NULL,
	`va_number` text NOT NULL,
	`qr_text` text,
	`status` text NOT NULL,
	`refunds` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "simulated_amount_positive" CHECK("simulated_payment"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulator_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`server_key` text NOT NULL,
	`fault` text NOT NULL,
	CONSTRAINT "simulator_account_one" CHECK("simulator_account"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_voucher` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`cashback` integer NOT NULL,
	`saving` integer NOT NULL,
	`state` text NOT NULL,
	`replaced` text DEFAULT '' NOT NULL,
	`customer_id` text,
	`phone` text,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_voucher_saving" CHECK("order_voucher"."saving" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_choice` (
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `kind`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_claim` (
	`owner` text NOT NULL,
	`voucher_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `voucher_id`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`cashback` integer DEFAULT false NOT NULL,
	`percentage` integer DEFAULT false NOT NULL,
	`amount` integer NOT NULL,
	`maximum` integer,
	`minimum` integer DEFAULT 0 NOT NULL,
	`for_shipping` integer DEFAULT false NOT NULL,
	`quota` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`per_customer` integer,
	`categories` text DEFAULT '[]' NOT NULL,
	`products` text DEFAULT '[]' NOT NULL,
	`new_customers_only` integer DEFAULT false NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	CONSTRAINT "voucher_code" CHECK(length("voucher"."code") BETWEEN 1 AND 40 AND "voucher"."code" NOT GLOB '*[^A-Z0-9_-]*'),
	CONSTRAINT "voucher_amounts" CHECK("voucher"."amount" >= 1 AND ("voucher"."percentage" = 0 OR "voucher"."amount" <= 100) AND ("voucher"."maximum" IS NULL OR "voucher"."maximum" >= 1) AND "voucher"."minimum" >= 0 AND "voucher"."used" >= 0),
	CONSTRAINT "voucher_one_kind" CHECK("voucher"."cashback" = 0 OR "voucher"."for_shipping" = 0)
) STRICT;
--> statement-breakpoint
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
CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`source` text NOT NULL,
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
CREATE TABLE `wish_link` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`saved_price` integer NOT NULL,
	`saved_available` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search USING fts5(name, category, attributes, options, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE product_word USING fts5vocab(product_search, 'col');
--> statement-breakpoint
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795359112971);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('e325bfaa-98e2-43b8-879f-57e18fe4e210', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795369776142, '', NULL, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('biji-kopi', 'Biji Kopi', '/assets/contoh-1/kopi/kategori-biji.webp', 0, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('racikan', 'Racikan', '/assets/contoh-1/kopi/blend-senja.webp', 1, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('siap-seduh', 'Siap Seduh', '/assets/contoh-1/kopi/kategori-siap-seduh.webp', 2, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('minuman', 'Minuman Botol', '/assets/contoh-1/kopi/kategori-minuman.webp', 3, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('teh-cascara', 'Teh & Cascara', '/assets/contoh-1/kopi/cascara-seduh.webp', 4, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('alat-seduh', 'Alat Seduh', '/assets/contoh-1/kopi/kategori-alat.webp', 5, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('penggiling-timbangan', 'Giling & Timbang', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 6, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('cangkir-tumbler', 'Cangkir & Tumbler', '/assets/contoh-1/kopi/tumbler-bertiga.webp', 7, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('hampers', 'Hampers', '/assets/contoh-1/kopi/hampers-hujan.webp', 8, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('kelas', 'Kelas & Hadiah', '/assets/contoh-1/kopi/kategori-kelas.webp', 9, NULL);
--> statement-breakpoint
INSERT INTO "listing" VALUES (1, '0ed7c4b9-409c-426a-af70-0265309a9ac4', 'biji-kopi', 0, 3182, 1795369775238, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'biji-kopi', 1, 1407, 1795369775237, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', 'biji-kopi', 2, 5620, 1795369775236, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'biji-kopi', 3, 624, 1795369775235, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, 'ca371c12-ef8a-47a8-b06f-04362454abdc', 'siap-seduh', 4, 2035, 1795369775234, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, '08925b2c-a237-4eb7-984c-141845ca0fbc', 'siap-seduh', 5, 4870, 1795369775233, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, '9927c344-e152-43b8-821b-b28126653eac', 'minuman', 6, 1926, 1795369775232, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'alat-seduh', 7, 538, 1795369775231, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'alat-seduh', 8, 412, 1795369775230, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'cangkir-tumbler', 9, 482, 1795369775229, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', 'alat-seduh', 10, 203, 1795369775228, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', 'kelas', 11, 766, 1795369775227, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', 'racikan', 12, 2874, 1795369775226, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', 'racikan', 13, 1345, 1795369775225, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, '66f778a4-75e2-49d8-aa83-c2c1abfefb30', 'racikan', 14, 4415, 1795369775224, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, '177a20c9-e9f8-4cff-ba97-2c1755577838', 'racikan', 15, 497, 1795369775223, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '61c12aaa-6680-44af-830a-176f3a1b7506', 'penggiling-timbangan', 16, 846, 1795369775222, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', 'penggiling-timbangan', 17, 173, 1795369775221, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'penggiling-timbangan', 18, 1420, 1795369775220, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'alat-seduh', 19, 296, 1795369775219, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '3293405c-2828-4080-b40a-b0a286c17bd2', 'cangkir-tumbler', 20, 1215, 1795369775218, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', 'cangkir-tumbler', 21, 377, 1795369775217, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, '3dcb30ae-5eae-42f9-9299-f570770653a4', 'cangkir-tumbler', 22, 468, 1795369775216, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, '938645b5-83ab-455e-911e-2303e5d9db73', 'kelas', 23, 319, 1795369775215, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', 'kelas', 24, 241, 1795369775214, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, '29020dc8-f188-4b7f-bbe7-2d621b04e6da', 'biji-kopi', 25, 871, 1795369775213, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', 'biji-kopi', 26, 1288, 1795369775212, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '5000811b-89fa-4258-a059-0d624bae605e', 'biji-kopi', 27, 743, 1795369775211, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, '57c648f0-351d-4147-b64d-e299f9014b5a', 'biji-kopi', 28, 566, 1795369775210, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'biji-kopi', 29, 214, 1795369775209, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, 'ac12261c-5949-4af0-86a6-42d06acb75f9', 'siap-seduh', 30, 1653, 1795369775208, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, '2f70a7f0-c763-4e43-b473-eda79b124b15', 'siap-seduh', 31, 912, 1795369775207, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '74330c6f-93b6-472d-9e10-c8aca802354d', 'siap-seduh', 32, 1187, 1795369775206, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, 'f5b72642-518b-4519-8478-811d43253dc7', 'minuman', 33, 1104, 1795369775205, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, 'e7365010-904f-4d8e-82f8-afa498f258ed', 'minuman', 34, 688, 1795369775204, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, '8b253231-4c18-4c09-a4f4-5286566fb317', 'minuman', 35, 533, 1795369775203, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'alat-seduh', 36, 1011, 1795369775202, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, '60c81caf-1cba-401f-bcdd-44fbda738b32', 'alat-seduh', 37, 724, 1795369775201, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, '7268d00b-59b7-4195-817d-d859316362fb', 'alat-seduh', 38, 358, 1795369775200, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, 'c25cd91a-2d37-4444-9ce1-174d5047af7c', 'alat-seduh', 39, 1569, 1795369775199, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', 'alat-seduh', 40, 491, 1795369775198, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'alat-seduh', 41, 3760, 1795369775197, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', 'biji-kopi', 42, 1502, 1795369775196, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, '9857942c-717a-4183-a2d0-7233482bbb5b', 'biji-kopi', 43, 958, 1795369775195, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'biji-kopi', 44, 2140, 1795369775194, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '158c082e-428d-40a7-9568-76056f0cebf7', 'biji-kopi', 45, 1096, 1795369775193, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'biji-kopi', 46, 389, 1795369775192, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, '8b8acfcd-4681-4610-b7e6-24bfb33968a3', 'teh-cascara', 47, 602, 1795369775191, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', 'teh-cascara', 48, 411, 1795369775190, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', 'teh-cascara', 49, 356, 1795369775189, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '7c8978e6-02d1-4b2d-b623-c39a88c0b965', 'teh-cascara', 50, 829, 1795369775188, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, '13d056b6-dad5-4662-900b-baa0bac22d0a', 'hampers', 51, 264, 1795369775187, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'hampers', 52, 437, 1795369775186, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0ed7c4b9-409c-426a-af70-0265309a9ac4', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795369775238);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9fd9450d-96bc-441c-81a0-4856d23a1b24', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795369775237);
--> statement-breakpoint
INSERT INTO "product" VALUES ('afd6c76b-dd7e-4a0b-9c6f-353363da126a', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795369775236);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795369775235);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ca371c12-ef8a-47a8-b06f-04362454abdc', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795369775234);
--> statement-breakpoint
INSERT INTO "product" VALUES ('08925b2c-a237-4eb7-984c-141845ca0fbc', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795369775233);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9927c344-e152-43b8-821b-b28126653eac', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795369775232);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795369775231);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795369775230);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3a5bfc30-5975-42e2-9a86-64f148becfd9', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795369775229);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795369775228);
--> statement-breakpoint
INSERT INTO "product" VALUES ('280b5bde-8387-4d8d-8f46-4ae5efef9a6f', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795369775227);
--> statement-breakpoint
INSERT INTO "product" VALUES ('aa31f1c6-d6a0-48bd-b8b2-6564b426afca', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795369775226);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795369775225);
--> statement-breakpoint
INSERT INTO "product" VALUES ('66f778a4-75e2-49d8-aa83-c2c1abfefb30', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795369775224);
--> statement-breakpoint
INSERT INTO "product" VALUES ('177a20c9-e9f8-4cff-ba97-2c1755577838', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795369775223);
--> statement-breakpoint
INSERT INTO "product" VALUES ('61c12aaa-6680-44af-830a-176f3a1b7506', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795369775222);
--> statement-breakpoint
INSERT INTO "product" VALUES ('83dd889c-309d-4165-a4cb-f51fcf7e5f8d', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795369775221);
--> statement-breakpoint
INSERT INTO "product" VALUES ('db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795369775220);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795369775219);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3293405c-2828-4080-b40a-b0a286c17bd2', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795369775218);
--> statement-breakpoint
INSERT INTO "product" VALUES ('dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795369775217);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3dcb30ae-5eae-42f9-9299-f570770653a4', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795369775216);
--> statement-breakpoint
INSERT INTO "product" VALUES ('938645b5-83ab-455e-911e-2303e5d9db73', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795369775215);
--> statement-breakpoint
INSERT INTO "product" VALUES ('72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795369775214);
--> statement-breakpoint
INSERT INTO "product" VALUES ('29020dc8-f188-4b7f-bbe7-2d621b04e6da', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795369775213);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cd16a7f5-d16a-4baf-993e-1292ba1f423a', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795369775212);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5000811b-89fa-4258-a059-0d624bae605e', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795369775211);
--> statement-breakpoint
INSERT INTO "product" VALUES ('57c648f0-351d-4147-b64d-e299f9014b5a', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795369775210);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795369775209);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ac12261c-5949-4af0-86a6-42d06acb75f9', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795369775208);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2f70a7f0-c763-4e43-b473-eda79b124b15', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795369775207);
--> statement-breakpoint
INSERT INTO "product" VALUES ('74330c6f-93b6-472d-9e10-c8aca802354d', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795369775206);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f5b72642-518b-4519-8478-811d43253dc7', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795369775205);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e7365010-904f-4d8e-82f8-afa498f258ed', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795369775204);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8b253231-4c18-4c09-a4f4-5286566fb317', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795369775203);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e9016b6f-7862-4c00-9005-03256afa0fc9', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795369775202);
--> statement-breakpoint
INSERT INTO "product" VALUES ('60c81caf-1cba-401f-bcdd-44fbda738b32', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795369775201);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7268d00b-59b7-4195-817d-d859316362fb', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795369775200);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c25cd91a-2d37-4444-9ce1-174d5047af7c', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795369775199);
--> statement-breakpoint
INSERT INTO "product" VALUES ('631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795369775198);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795369775197);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ad5b1461-526c-4eaf-80ff-0e02125a3d5e', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795369775196);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9857942c-717a-4183-a2d0-7233482bbb5b', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795369775195);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cbed853b-5b21-40a3-90c4-b9c726cca627', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795369775194);
--> statement-breakpoint
INSERT INTO "product" VALUES ('158c082e-428d-40a7-9568-76056f0cebf7', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795369775193);
--> statement-breakpoint
INSERT INTO "product" VALUES ('368cc32e-d8af-4c1c-acb0-a11bd403f502', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795369775192);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8b8acfcd-4681-4610-b7e6-24bfb33968a3', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795369775191);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cf329671-f58b-40d8-b4e9-af75d7ac6d39', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795369775190);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795369775189);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7c8978e6-02d1-4b2d-b623-c39a88c0b965', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795369775188);
--> statement-breakpoint
INSERT INTO "product" VALUES ('13d056b6-dad5-4662-900b-baa0bac22d0a', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795369775187);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795369775186);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5ea8ad8f-3b78-4e24-9374-8a603e964639', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('02585e48-a912-4e7f-bbb3-5212a219f343', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a484126c-b2aa-4a2e-b7e7-30e7de4c5c32', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39992c66-0ded-476c-805c-0c07162d767d', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0580d1da-2945-47ea-b8ba-5dec8059bdb4', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5c83d807-9d0b-4610-a43a-754f43bec7ef', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('83c0cbc2-0a35-49e2-8b50-c695c65c69a0', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee00f02d-82eb-4e61-9b9e-dff669e8a373', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('41b3cb52-b21f-486e-ae1e-ba07114d1231', '9fd9450d-96bc-441c-81a0-4856d23a1b24', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c4223e09-d90d-4d74-ab38-0c1a356c9cbe', '9fd9450d-96bc-441c-81a0-4856d23a1b24', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e03f141c-4f4a-473b-86ee-34e929b90cc9', '9fd9450d-96bc-441c-81a0-4856d23a1b24', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eb42f3ea-fa3c-440f-aced-c17268baa9de', '9fd9450d-96bc-441c-81a0-4856d23a1b24', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ba6c30f6-e193-4c86-b430-6e9078fb4f49', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee63f867-fb56-4497-9dfb-7fb9b8e30f5a', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('98a27b9b-babd-4b4c-8fd5-cfa809f3fa20', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19549428-82c3-4cae-a310-5a3c69363575', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2fa36d5e-c83e-484b-a1b2-80857fcc659f', '08925b2c-a237-4eb7-984c-141845ca0fbc', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a8eb41e5-c39d-4acb-ad20-9a0c6787a226', '08925b2c-a237-4eb7-984c-141845ca0fbc', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('90eec873-b46a-47f7-9290-e6bacf395ede', '9927c344-e152-43b8-821b-b28126653eac', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ff50c3dd-a3c8-4761-bb65-8406ad128b8f', '9927c344-e152-43b8-821b-b28126653eac', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('02672991-49ad-455c-a1df-3aa38b295e47', '9927c344-e152-43b8-821b-b28126653eac', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f029a377-69e8-423b-b634-154443b53564', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('30e4956f-1834-4251-b11f-a776074e6b36', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b71844f7-1805-4968-8911-eb5f2574033c', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fc13fe40-85f1-4bb1-b859-f246bff0c5d8', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('951ac56a-5666-4801-bbac-a64f5cd671ca', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a00e68b9-6337-45ae-bc70-e51e55fb388e', '3a5bfc30-5975-42e2-9a86-64f148becfd9', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3bc98a2a-e704-4152-ad2f-c1fe4a63eccd', '3a5bfc30-5975-42e2-9a86-64f148becfd9', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3b4097c5-76bd-4acd-803d-4ecddf0e4173', '3a5bfc30-5975-42e2-9a86-64f148becfd9', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7da474b5-9366-4eb2-86bd-6ee09b18b7bc', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ff53d2c3-c50c-441c-b196-24a0cc6f17a1', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1f073ba7-6114-4b20-bd80-a8204fd49d9a', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3f1d8a95-049f-4510-be5a-0b09e303a9be', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a540fdfe-65c1-4f3d-8957-a105761ce135', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e7108fad-913b-4cb5-bd10-329ecd1d9b36', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('22c50844-5fb5-4a38-86f5-3babc8a7517d', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5377537d-add3-4af4-8f67-2c21f75571f4', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b29a916-7dc9-44de-89b3-92a0891b5879', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('09575122-7a64-423c-92eb-2c9b7c0ee665', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6d66a6f-0bc0-4d9b-b40d-897e3d0865a4', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a0761eaa-af45-4e1e-ad15-ad7edc44735a', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('29b01c23-b1f0-4348-aa39-2b7c362ca004', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4aa0a1db-6aa3-49df-8cdc-3f6f08805c24', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('71ce3210-1158-489b-acc8-adba6323adcc', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d734724c-3cc6-476a-b94a-ad7c53a292f3', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9da769d2-056e-47c3-9e03-650c9e328c24', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('49953466-e250-48ad-8ee1-48372836e6a8', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('90055bc5-b776-4d39-a9c9-bf2eea22ffd4', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a731f44-b2a2-4123-9ea2-f8bcd2c35b66', '177a20c9-e9f8-4cff-ba97-2c1755577838', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('48f61d71-afb4-45b2-866e-f2b4d5c936e6', '177a20c9-e9f8-4cff-ba97-2c1755577838', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d1228e91-0325-48f0-be0e-0c2f418ac40e', '177a20c9-e9f8-4cff-ba97-2c1755577838', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eeded953-8872-4492-a0e6-d8f941436620', '177a20c9-e9f8-4cff-ba97-2c1755577838', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2faa1078-e529-461d-be43-f4b76897fde3', '61c12aaa-6680-44af-830a-176f3a1b7506', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a3663bed-664e-4aac-b66d-eebdb0f952d7', '61c12aaa-6680-44af-830a-176f3a1b7506', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9ae6132d-bd4e-4cb7-9934-b1b3ca525409', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('25b7d426-925b-417b-a2f9-3d86d926ab7c', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e27cf765-a9e4-433c-bad2-c0be62eee619', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8464d6d5-0a62-4eef-84d4-4685188ddd3e', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('12a116cc-96a2-45a4-bdd0-70fa1a9954d2', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('91f8a3ec-795b-44e1-abce-9750448aca38', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('54bf378e-4417-4d75-88cd-4731e31f8bda', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('46183e8a-8ce4-413d-8220-3fd390787db5', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7699a87d-510e-45fc-bb80-fc3970afe323', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('34dcfdee-22d5-4121-a850-e2d5856d98ad', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e5459540-27c6-4023-aeed-1fd33db2b2d2', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0439e82b-f67e-4d07-b18f-089a2e1c9b67', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6b319e3a-8535-410c-9e0d-0fd8a298974b', '3293405c-2828-4080-b40a-b0a286c17bd2', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ba25a540-22c3-4666-be05-92d5d12f36a1', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('20e3ad58-0691-47a1-9b99-d17e72b52446', '3dcb30ae-5eae-42f9-9299-f570770653a4', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3facfc46-7ef7-4085-add1-610c5a423dd3', '3dcb30ae-5eae-42f9-9299-f570770653a4', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1ad587d6-9ceb-4ed8-b79c-40070dbe892c', '3dcb30ae-5eae-42f9-9299-f570770653a4', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eeb87b2e-1684-4444-acc4-0287b28641c5', '938645b5-83ab-455e-911e-2303e5d9db73', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39d2e6cc-b13d-4737-8fec-4af3d30c8042', '938645b5-83ab-455e-911e-2303e5d9db73', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('204bdfef-98a9-4120-b62a-9e7213b6ddb6', '938645b5-83ab-455e-911e-2303e5d9db73', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('75758d0d-79fc-47e9-a473-1507be9f0750', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7b871c50-3a05-40cb-8ba3-341cb4432ae9', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f760d802-a856-46d2-8ab5-48f313084d17', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('abe58cf6-b997-4b57-8190-eb58150c53c8', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('030a0bcd-41bc-4770-995d-031f24b77341', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7487a295-68b8-4195-a0d9-71f4ffaf31eb', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7bee70d2-087c-4e7a-a5bc-bcec154bf878', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b256c03f-79b7-4e58-a246-75ba19a07e41', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5dff3d4f-9046-4cb8-a28c-ccb22e8ed418', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('941b247b-883a-416f-a220-f53dc41dda58', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('db58c661-ee3f-4d83-99c6-02a0d84ff895', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9417bde-e137-4c1b-98ac-c4da3a04a266', '5000811b-89fa-4258-a059-0d624bae605e', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0a20517e-df37-4d5b-a97e-26d0434c4263', '5000811b-89fa-4258-a059-0d624bae605e', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('87810d78-0e7d-4919-b7bd-5d001342ed46', '5000811b-89fa-4258-a059-0d624bae605e', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8e5364a8-e067-462e-b476-e0e1613860ef', '5000811b-89fa-4258-a059-0d624bae605e', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('de1e20f6-4b4d-462a-9625-633aed12ecf9', '57c648f0-351d-4147-b64d-e299f9014b5a', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0e650ac1-71b0-4784-bf57-5929b7df0739', '57c648f0-351d-4147-b64d-e299f9014b5a', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3b153bc7-740b-41ea-914b-45155ba5254c', '57c648f0-351d-4147-b64d-e299f9014b5a', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('24b0655e-457f-4549-b2ae-f878941c9f2b', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('07c67e66-6540-4cf9-8a66-4f79faffd329', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1f012a24-0e20-4fee-9352-c1a57248f29a', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e0cbfdc2-9503-44cc-938c-870beaf18882', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b643c84-c0f1-4a71-99d3-f1c4b2c87d43', '2f70a7f0-c763-4e43-b473-eda79b124b15', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7a48e7e9-dbcc-4416-b587-0c6adb468b22', '2f70a7f0-c763-4e43-b473-eda79b124b15', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('773220d8-5b91-4021-a2fa-b4b2b11088f6', '2f70a7f0-c763-4e43-b473-eda79b124b15', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a133ae4f-805d-46cb-868f-1415dadd3b81', '74330c6f-93b6-472d-9e10-c8aca802354d', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7ac2fdff-aa1e-47cb-9a1d-7600495b5547', 'f5b72642-518b-4519-8478-811d43253dc7', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9434236c-af32-4bda-88fd-3f0dd28a2e30', 'f5b72642-518b-4519-8478-811d43253dc7', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8695c9fb-0774-4532-a333-16e13dcbeab7', 'f5b72642-518b-4519-8478-811d43253dc7', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('880e0434-1c4d-4883-bfde-ec91f87c1de3', 'e7365010-904f-4d8e-82f8-afa498f258ed', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('14594e57-b44c-4161-bd0a-09fdab36f922', '8b253231-4c18-4c09-a4f4-5286566fb317', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('68bad798-f93c-411e-ab63-a7d99abab6f9', '8b253231-4c18-4c09-a4f4-5286566fb317', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cd0ce8fc-be1e-4187-baaf-6b86380f7069', '8b253231-4c18-4c09-a4f4-5286566fb317', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4cce1e96-bdfb-4252-9ad6-ea7cc056092c', 'e9016b6f-7862-4c00-9005-03256afa0fc9', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c3f0b52f-c93e-4dca-9a60-94ea4eb63146', 'e9016b6f-7862-4c00-9005-03256afa0fc9', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('80f80bf7-2369-4dde-8f8b-93f19acbefe5', 'e9016b6f-7862-4c00-9005-03256afa0fc9', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7162b496-d257-41f7-b593-7475f0f8fb00', '60c81caf-1cba-401f-bcdd-44fbda738b32', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8929aab2-5901-496d-b6b7-3c31e22959ca', '60c81caf-1cba-401f-bcdd-44fbda738b32', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('64ac9972-41a4-4e28-a643-1e291c294c66', '60c81caf-1cba-401f-bcdd-44fbda738b32', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('89243c54-546a-4098-8780-ce760154db49', '7268d00b-59b7-4195-817d-d859316362fb', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cd780987-bbe9-4a3e-b929-e23cbfe3b102', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c8ccf629-4048-45cf-9f4a-b4897a325a2b', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('070f8ab0-6684-470d-906a-0765a113a20d', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc9795e0-55ce-4b60-936a-51dad53a42b9', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('70b6c372-3436-4281-b0a5-5a24c53e0609', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7e7dec5b-2779-4e80-8152-9fb9c9ba360c', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a1660177-b97b-473b-80c4-c18c89f1c749', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6fa5e15a-5ead-4b56-a757-42b9ff40db9b', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2699e69e-162f-4c28-8e03-7d286f19c456', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d4acd526-0c98-464c-8007-b69836383bf3', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ae24f6b4-f2eb-4b58-81da-0635e0fa0551', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('17d6105c-c1f5-45ab-b22d-fb0dd2244d6d', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bff15a90-956a-4083-a6df-10b56be520aa', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('275f1b52-b66d-49f4-9db3-594aa32c545e', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b8e7b32b-223c-4a3d-a4c0-504466512c29', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('37656f76-06d7-4a26-830f-151481551224', '9857942c-717a-4183-a2d0-7233482bbb5b', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b92883aa-4099-403c-b6a9-46832af5dbfb', '9857942c-717a-4183-a2d0-7233482bbb5b', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('48a59a11-cf20-4b45-b255-1b47b53f9121', '9857942c-717a-4183-a2d0-7233482bbb5b', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cb67a1d9-a57f-401e-876d-79b3fa3301bc', '9857942c-717a-4183-a2d0-7233482bbb5b', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('32f12630-17d6-41e4-8249-6ce957b6f73f', '9857942c-717a-4183-a2d0-7233482bbb5b', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('51811b95-1080-4460-8d15-39bf5e5f8573', 'cbed853b-5b21-40a3-90c4-b9c726cca627', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('022e8b84-f120-412a-b9ee-d371319ad583', 'cbed853b-5b21-40a3-90c4-b9c726cca627', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('81f3c8f3-8bc1-437d-bd4b-c75a92ca153c', 'cbed853b-5b21-40a3-90c4-b9c726cca627', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4f12b142-61f0-4bfc-849c-0a7a5ad2a879', 'cbed853b-5b21-40a3-90c4-b9c726cca627', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b7ba0ce3-8b7b-41d8-a357-fb9f284cf38e', '158c082e-428d-40a7-9568-76056f0cebf7', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fd43b3ce-6f6d-4c46-8ce3-d89602db7833', '158c082e-428d-40a7-9568-76056f0cebf7', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4fa9df9f-37a5-4f50-985c-71dd1e0ec4e4', '158c082e-428d-40a7-9568-76056f0cebf7', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2054c0b4-00d9-4688-842f-5eaea1d121f6', '158c082e-428d-40a7-9568-76056f0cebf7', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1e090463-a2d0-4f60-b917-c734d16d4b55', '368cc32e-d8af-4c1c-acb0-a11bd403f502', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6e3cacca-3606-4b7d-8563-a2da4fe69029', '368cc32e-d8af-4c1c-acb0-a11bd403f502', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('47d1d890-7e62-4b10-90cd-7b4847fb6edd', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fa530d7c-51ea-428c-8f7d-6720676b2875', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5b5dfbb2-01a0-4edd-84b9-379bedc179ec', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1832e805-77c9-4c55-b713-e53e71b3b6ee', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e0e2ac3a-1d49-4121-8038-aed2ec4314cd', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f7df1147-732b-499a-bc43-ba00d986559b', '13d056b6-dad5-4662-900b-baa0bac22d0a', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('948924c9-b373-4dd2-9e06-4aa5208fc47b', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d933b0f3-82f4-415e-9036-44bfb1445905', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('eab1c116-7e8b-4376-92e8-6cd276e9da1a', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7106c87e-f182-4b3f-b788-7584603b2980', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795024175186);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794332975186);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793382575186);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791827375186);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795369775238);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795369775155);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795369775155);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795369775155);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795369775155);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795369775155);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795369775155);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795369775155);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '25b7d426-925b-417b-a2f9-3d86d926ab7c', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e27cf765-a9e4-433c-bad2-c0be62eee619', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7487a295-68b8-4195-a0d9-71f4ffaf31eb', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7bee70d2-087c-4e7a-a5bc-bcec154bf878', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'b256c03f-79b7-4e58-a246-75ba19a07e41', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '5dff3d4f-9046-4cb8-a28c-ccb22e8ed418', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '941b247b-883a-416f-a220-f53dc41dda58', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4b643c84-c0f1-4a71-99d3-f1c4b2c87d43', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7a48e7e9-dbcc-4416-b587-0c6adb468b22', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '773220d8-5b91-4021-a2fa-b4b2b11088f6', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4cce1e96-bdfb-4252-9ad6-ea7cc056092c', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'c3f0b52f-c93e-4dca-9a60-94ea4eb63146', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '80f80bf7-2369-4dde-8f8b-93f19acbefe5', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '70b6c372-3436-4281-b0a5-5a24c53e0609', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '7e7dec5b-2779-4e80-8152-9fb9c9ba360c', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a1660177-b97b-473b-80c4-c18c89f1c749', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '6fa5e15a-5ead-4b56-a757-42b9ff40db9b', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1e090463-a2d0-4f60-b917-c734d16d4b55', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '6e3cacca-3606-4b7d-8563-a2da4fe69029', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f7df1147-732b-499a-bc43-ba00d986559b', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '19549428-82c3-4cae-a310-5a3c69363575', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a00e68b9-6337-45ae-bc70-e51e55fb388e', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3bc98a2a-e704-4152-ad2f-c1fe4a63eccd', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3b4097c5-76bd-4acd-803d-4ecddf0e4173', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '1a731f44-b2a2-4123-9ea2-f8bcd2c35b66', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'd1228e91-0325-48f0-be0e-0c2f418ac40e', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'eeded953-8872-4492-a0e6-d8f941436620', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '91f8a3ec-795b-44e1-abce-9750448aca38', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '54bf378e-4417-4d75-88cd-4731e31f8bda', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '46183e8a-8ce4-413d-8220-3fd390787db5', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7699a87d-510e-45fc-bb80-fc3970afe323', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '34dcfdee-22d5-4121-a850-e2d5856d98ad', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e5459540-27c6-4023-aeed-1fd33db2b2d2', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0439e82b-f67e-4d07-b18f-089a2e1c9b67', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'de1e20f6-4b4d-462a-9625-633aed12ecf9', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0e650ac1-71b0-4784-bf57-5929b7df0739', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3b153bc7-740b-41ea-914b-45155ba5254c', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7ac2fdff-aa1e-47cb-9a1d-7600495b5547', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9434236c-af32-4bda-88fd-3f0dd28a2e30', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8695c9fb-0774-4532-a333-16e13dcbeab7', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '89243c54-546a-4098-8780-ce760154db49', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 'terms', '2026-11-01', 1, 1795369776142);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 'marketing', '2026-11-01', 0, 1795369776142);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('e325bfaa-98e2-43b8-879f-57e18fe4e210', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"km4qnBSBFBywtxJ7YPU2PYR+ZG/sCaaJwfRngwedGq0=","salt":"5evnLfzM+BKCe67JVp1ZLA==","n":16384,"r":8,"p":5}', 'REGULAR', 1795369776142, 1795369776142, 1795369776142, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 395, 395, 1825904976142);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 490, 490, 1826366136142);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 1700, 1700, 1826905776474);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:e325bfaa-98e2-43b8-879f-57e18fe4e210', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:e325bfaa-98e2-43b8-879f-57e18fe4e210', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:e325bfaa-98e2-43b8-879f-57e18fe4e210', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:e325bfaa-98e2-43b8-879f-57e18fe4e210', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:e325bfaa-98e2-43b8-879f-57e18fe4e210', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:e325bfaa-98e2-43b8-879f-57e18fe4e210', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:e325bfaa-98e2-43b8-879f-57e18fe4e210', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', '57fb6aa3-082e-476f-abda-b4896a56849d', 1793389776142);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 1794368976142);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 1794505776142);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '12628127-9f3c-461e-b80a-eeee22452820', 1794830136142);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '4175c6f2-1591-4159-9470-7322d362e36b', 1795369776474);
--> statement-breakpoint
INSERT INTO "message" VALUES ('61d9a549-0d52-4067-aa0e-ebe9e0f7d793', 'return_answered:57fb6aa3-082e-476f-abda-b4896a56849d:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '4175c6f2-1591-4159-9470-7322d362e36b', '{"shop":"Sangrai Rimba","number":"INV-20261027-8FKND","amount":"Rp 92.000","answer":"disetujui"}', 1793382576142, NULL, 1793382576142, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('d6abeb5e-fee3-428a-b18f-7d33ea2b8028', 'refunded:refund_return:57fb6aa3-082e-476f-abda-b4896a56849d', 'refunded', 'email', 'siti@contoh.id', '4175c6f2-1591-4159-9470-7322d362e36b', '{"shop":"Sangrai Rimba","number":"INV-20261027-8FKND","amount":"Rp 92.000"}', 1793389776142, NULL, 1793389776142, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('cd2db140-cddb-427f-8aad-b59e48b18552', 'refunded:refund:80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'refunded', 'email', 'siti@contoh.id', '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', '{"shop":"Sangrai Rimba","number":"INV-20261112-ZDYXV","amount":"Rp 27.000"}', 1794505776142, NULL, 1794505776142, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, '57fb6aa3-082e-476f-abda-b4896a56849d', 'REQUESTED', 1793353776142, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, '57fb6aa3-082e-476f-abda-b4896a56849d', 'REVIEWING', 1793360976142, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, '57fb6aa3-082e-476f-abda-b4896a56849d', 'APPROVED', 1793382576142, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, '57fb6aa3-082e-476f-abda-b4896a56849d', 'REFUNDED', 1793389776142, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, '57fb6aa3-082e-476f-abda-b4896a56849d', 'COMPLETED', 1793591376142, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, 'a8fc9274-015e-47b4-bf74-8e6b2753475a', 'REQUESTED', 1795348176142, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, 'a8fc9274-015e-47b4-bf74-8e6b2753475a', 'REVIEWING', 1795351776142, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('57fb6aa3-082e-476f-abda-b4896a56849d', '41b3cb52-b21f-486e-ae1e-ba07114d1231', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('a8fc9274-015e-47b4-bf74-8e6b2753475a', 'a00e68b9-6337-45ae-bc70-e51e55fb388e', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('57fb6aa3-082e-476f-abda-b4896a56849d', 'RTN-20261030-JFS65', '4175c6f2-1591-4159-9470-7322d362e36b', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793353776142);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('a8fc9274-015e-47b4-bf74-8e6b2753475a', 'RTN-20261122-EFZYK', 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795348176142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-8FKND', '4175c6f2-1591-4159-9470-7322d362e36b', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793065776142, 1793152176142, 1793069376142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261105-DM8QW', 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793893776142, 1793980176142, 1793897376142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-KDPE7', 'b8f3f7bb-937b-4f2b-984d-c2ea4fac07a1', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794289776142, 1794376176142, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-ZDYXV', '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794469776142, 1794556176142, 1794473376142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-0RS2Q', 'c614745a-33ff-4d71-915f-41d23dd76308', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794649776142, 1794736176142, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261118-6ZXWH', 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795009776142, 1795096176142, 1795013376142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-26RE0', '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795146576142, 1795232976142, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-QT5YY', '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795189776142, 1795276176142, 1795193376142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-8GHZ9', '2501745e-4fa3-4928-b763-673e911c1c84', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795247376142, 1795333776142, 1795247736142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-J2PZK', '52034019-80bc-4511-8b2d-ba62ce10191b', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795340976142, 1795427376142, 1795344576142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-S6JCS', 'da848459-7620-4b8d-993d-8b00aef17937', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795367976142, 1795454376142, 1795368336142);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-1AH6F', 'b9683da6-ced6-471a-b457-de4ffd53b605', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795369056142, 1795455456142, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-78BMX', '12628127-9f3c-461e-b80a-eeee22452820', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794829776142, 1794916176142, 1794830136142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-8FKND-1', 'BILL-20261027-8FKND', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793065776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261105-DM8QW-1', 'BILL-20261105-DM8QW', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793893776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-KDPE7-1', 'BILL-20261110-KDPE7', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794289776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-ZDYXV-1', 'BILL-20261112-ZDYXV', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794469776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-0RS2Q-1', 'BILL-20261114-0RS2Q', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794649776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261118-6ZXWH-1', 'BILL-20261118-6ZXWH', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795009776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261120-QT5YY-1', 'BILL-20261120-QT5YY', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795189776142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-8GHZ9-1', 'BILL-20261121-8GHZ9', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795247376142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-J2PZK-1', 'BILL-20261122-J2PZK', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795340976142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-S6JCS-1', 'BILL-20261123-S6JCS', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795367976142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-1AH6F-1', 'BILL-20261123-1AH6F', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '7b6331f6-139b-46fb-81bc-3777866f03ec', '000071037193758552', NULL, NULL, NULL, 'pending', 0, 1795369056142);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-78BMX-1', 'BILL-20261116-78BMX', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794829776142);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '4175c6f2-1591-4159-9470-7322d362e36b', 'PENDING', 1793065776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '4175c6f2-1591-4159-9470-7322d362e36b', 'PAYMENT_CONFIRMED', 1793069376142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '4175c6f2-1591-4159-9470-7322d362e36b', 'PROCESSING', 1793101776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '4175c6f2-1591-4159-9470-7322d362e36b', 'SHIPPING', 1793173776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '4175c6f2-1591-4159-9470-7322d362e36b', 'DELIVERED', 1793335776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '4175c6f2-1591-4159-9470-7322d362e36b', 'COMPLETED', 1793594976142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '4175c6f2-1591-4159-9470-7322d362e36b', 'refunded_return', 1793389776142, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'PENDING', 1793893776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'PAYMENT_CONFIRMED', 1793897376142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'PROCESSING', 1793911776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'SHIPPING', 1793965776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'DELIVERED', 1794109776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'COMPLETED', 1794368976142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, 'b8f3f7bb-937b-4f2b-984d-c2ea4fac07a1', 'PENDING', 1794289776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, 'b8f3f7bb-937b-4f2b-984d-c2ea4fac07a1', 'CANCEL', 1794296976142, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'PENDING', 1794469776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'PAYMENT_CONFIRMED', 1794473376142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'CANCEL', 1794505776142, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, '80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'refunded', 1794505776142, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, 'c614745a-33ff-4d71-915f-41d23dd76308', 'PENDING', 1794649776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, 'c614745a-33ff-4d71-915f-41d23dd76308', 'EXPIRED', 1794736176142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'PENDING', 1795009776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'PAYMENT_CONFIRMED', 1795013376142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'PROCESSING', 1795045776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'SHIPPING', 1795096176142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'DELIVERED', 1795297776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'PENDING', 1795146576142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'PROCESSING', 1795146576142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'SHIPPING', 1795290576142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'PENDING', 1795189776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'PAYMENT_CONFIRMED', 1795193376142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'PROCESSING', 1795225776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'SHIPPING', 1795276176142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '2501745e-4fa3-4928-b763-673e911c1c84', 'PENDING', 1795247376142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '2501745e-4fa3-4928-b763-673e911c1c84', 'PAYMENT_CONFIRMED', 1795247736142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '2501745e-4fa3-4928-b763-673e911c1c84', 'PROCESSING', 1795272576142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '2501745e-4fa3-4928-b763-673e911c1c84', 'CHANGE_PROCESSING', 1795351776142, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, '52034019-80bc-4511-8b2d-ba62ce10191b', 'PENDING', 1795340976142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, '52034019-80bc-4511-8b2d-ba62ce10191b', 'PAYMENT_CONFIRMED', 1795344576142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, '52034019-80bc-4511-8b2d-ba62ce10191b', 'PROCESSING', 1795358976142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, 'da848459-7620-4b8d-993d-8b00aef17937', 'PENDING', 1795367976142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, 'da848459-7620-4b8d-993d-8b00aef17937', 'PAYMENT_CONFIRMED', 1795368336142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, 'b9683da6-ced6-471a-b457-de4ffd53b605', 'PENDING', 1795369056142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '12628127-9f3c-461e-b80a-eeee22452820', 'PENDING', 1794829776142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '12628127-9f3c-461e-b80a-eeee22452820', 'PAYMENT_CONFIRMED', 1794830136142, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '12628127-9f3c-461e-b80a-eeee22452820', 'COMPLETED', 1794830136142, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('4175c6f2-1591-4159-9470-7322d362e36b', 0, '5ea8ad8f-3b78-4e24-9374-8a603e964639', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('4175c6f2-1591-4159-9470-7322d362e36b', 1, '41b3cb52-b21f-486e-ae1e-ba07114d1231', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('aa069cae-9e77-438b-a5ff-ec2f7434250e', 0, 'ba6c30f6-e193-4c86-b430-6e9078fb4f49', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b8f3f7bb-937b-4f2b-984d-c2ea4fac07a1', 0, '19549428-82c3-4cae-a310-5a3c69363575', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 0, '2fa36d5e-c83e-484b-a1b2-80857fcc659f', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c614745a-33ff-4d71-915f-41d23dd76308', 0, '90eec873-b46a-47f7-9290-e6bacf395ede', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 0, 'f029a377-69e8-423b-b634-154443b53564', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 1, 'fc13fe40-85f1-4bb1-b859-f246bff0c5d8', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 2, 'a00e68b9-6337-45ae-bc70-e51e55fb388e', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 0, '7da474b5-9366-4eb2-86bd-6ee09b18b7bc', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('13940562-3d2e-4a37-9b8a-6e7f971b587c', 0, '1f073ba7-6114-4b20-bd80-a8204fd49d9a', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('2501745e-4fa3-4928-b763-673e911c1c84', 0, 'a0761eaa-af45-4e1e-ad15-ad7edc44735a', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('2501745e-4fa3-4928-b763-673e911c1c84', 1, '90055bc5-b776-4d39-a9c9-bf2eea22ffd4', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('52034019-80bc-4511-8b2d-ba62ce10191b', 0, '1a731f44-b2a2-4123-9ea2-f8bcd2c35b66', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('52034019-80bc-4511-8b2d-ba62ce10191b', 1, '2faa1078-e529-461d-be43-f4b76897fde3', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('da848459-7620-4b8d-993d-8b00aef17937', 0, '25b7d426-925b-417b-a2f9-3d86d926ab7c', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b9683da6-ced6-471a-b457-de4ffd53b605', 0, '5ea8ad8f-3b78-4e24-9374-8a603e964639', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('12628127-9f3c-461e-b80a-eeee22452820', 0, 'ff53d2c3-c50c-441c-b196-24a0cc6f17a1', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('4175c6f2-1591-4159-9470-7322d362e36b', 'INV-20261027-8FKND', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000065776142', 1793065776142, 1793065776142, NULL, 0, 0, 0, NULL, 1793152176142, 1793335776142);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('aa069cae-9e77-438b-a5ff-ec2f7434250e', 'INV-20261105-DM8QW', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000093776142', 1793893776142, 1793893776142, NULL, 0, 0, 0, NULL, 1793980176142, 1794109776142);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b8f3f7bb-937b-4f2b-984d-c2ea4fac07a1', 'INV-20261110-KDPE7', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794289776142, 1794289776142, NULL, 0, 0, 0, NULL, 1794376176142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('80a92779-5f87-4b3e-97e7-0e6b912e8b6f', 'INV-20261112-ZDYXV', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794469776142, 1794469776142, NULL, 0, 0, 0, NULL, 1794556176142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('c614745a-33ff-4d71-915f-41d23dd76308', 'INV-20261114-0RS2Q', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794649776142, 1794649776142, NULL, 0, 0, 0, NULL, 1794736176142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 'INV-20261118-6ZXWH', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000009776142', 1795009776142, 1795009776142, NULL, 0, 0, 0, NULL, 1795096176142, 1795297776142);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'INV-20261120-26RE0', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000046576142', 1795146576142, 1795146576142, NULL, 0, 0, 0, NULL, 1795232976142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('13940562-3d2e-4a37-9b8a-6e7f971b587c', 'INV-20261120-QT5YY', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000089776142', 1795189776142, 1795189776142, NULL, 0, 0, 0, NULL, 1795276176142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('2501745e-4fa3-4928-b763-673e911c1c84', 'INV-20261121-8GHZ9', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795247376142, 1795247376142, NULL, 0, 0, 0, NULL, 1795333776142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('52034019-80bc-4511-8b2d-ba62ce10191b', 'INV-20261122-J2PZK', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795340976142, 1795340976142, NULL, 0, 0, 0, NULL, 1795427376142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('da848459-7620-4b8d-993d-8b00aef17937', 'INV-20261123-S6JCS', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795367976142, 1795367976142, NULL, 0, 0, 0, NULL, 1795454376142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b9683da6-ced6-471a-b457-de4ffd53b605', 'INV-20261123-1AH6F', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795369056142, 1795369056142, NULL, 0, 0, 0, NULL, 1795455456142, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('12628127-9f3c-461e-b80a-eeee22452820', 'INV-20261116-78BMX', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794829776142, 1794829776142, NULL, 0, 0, 0, NULL, 1794916176142, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('4175c6f2-1591-4159-9470-7322d362e36b', '5ea8ad8f-3b78-4e24-9374-8a603e964639', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('4175c6f2-1591-4159-9470-7322d362e36b', '41b3cb52-b21f-486e-ae1e-ba07114d1231', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('aa069cae-9e77-438b-a5ff-ec2f7434250e', 'ba6c30f6-e193-4c86-b430-6e9078fb4f49', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b8f3f7bb-937b-4f2b-984d-c2ea4fac07a1', '19549428-82c3-4cae-a310-5a3c69363575', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('80a92779-5f87-4b3e-97e7-0e6b912e8b6f', '2fa36d5e-c83e-484b-a1b2-80857fcc659f', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c614745a-33ff-4d71-915f-41d23dd76308', '90eec873-b46a-47f7-9290-e6bacf395ede', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 'f029a377-69e8-423b-b634-154443b53564', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 'fc13fe40-85f1-4bb1-b859-f246bff0c5d8', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e024a3ce-4516-49cb-b575-ce5cf3417e04', 'a00e68b9-6337-45ae-bc70-e51e55fb388e', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6c208ef8-2bbc-4ac9-a947-fcd46376b22b', '7da474b5-9366-4eb2-86bd-6ee09b18b7bc', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('13940562-3d2e-4a37-9b8a-6e7f971b587c', '1f073ba7-6114-4b20-bd80-a8204fd49d9a', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('2501745e-4fa3-4928-b763-673e911c1c84', 'a0761eaa-af45-4e1e-ad15-ad7edc44735a', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('2501745e-4fa3-4928-b763-673e911c1c84', '90055bc5-b776-4d39-a9c9-bf2eea22ffd4', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('52034019-80bc-4511-8b2d-ba62ce10191b', '1a731f44-b2a2-4123-9ea2-f8bcd2c35b66', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('52034019-80bc-4511-8b2d-ba62ce10191b', '2faa1078-e529-461d-be43-f4b76897fde3', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('da848459-7620-4b8d-993d-8b00aef17937', '25b7d426-925b-417b-a2f9-3d86d926ab7c', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b9683da6-ced6-471a-b457-de4ffd53b605', '5ea8ad8f-3b78-4e24-9374-8a603e964639', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('12628127-9f3c-461e-b80a-eeee22452820', 'ff53d2c3-c50c-441c-b196-24a0cc6f17a1', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('fcc10b19-277f-43fa-8754-4eec40795803', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795369775535);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('3f5c7d70-f984-43b8-9e29-121986b5a71b', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795369775574);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-23FF-B7D1-9B58', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-206D-59C0-697E', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-BDB2-97B4-58AE', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-817A-F247-8874', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-1A65-D378-4255', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-FFB6-6327-83DA', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-42E7-350C-3041', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-5167-E5A0-29CC', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-4D33-5F98-8B76', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-4A95-6415-0FA6', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-38C4-299D-584A', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-D073-5F03-D4B1', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-A4E8-3AED-96BD', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-D7BE-75A0-7695', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-C1AB-A597-22AA', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-293D-4388-15EB', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-DA4D-7FA9-3878', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-5A29-BFDB-3D46', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, 'eeb87b2e-1684-4444-acc4-0287b28641c5', 'RIMBA-A417-378D-DAD4', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-66F8-3F6F-C705', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-6629-4EA3-B50A', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-D3E0-EF64-AD42', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-4551-40F0-C6BA', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-0E81-0803-79F3', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-CC9C-E813-69B9', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-4DBB-B152-CF05', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-1599-9B33-4F59', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-65D7-BB37-C3E2', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-174B-A75A-23EF', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-B2A3-714E-CDBD', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-B80F-1530-41C6', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-D046-8897-A229', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-DA17-E193-5D72', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-0947-E52D-69D4', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-AA90-46E6-9B47', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-22F2-6A6F-801F', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-5CDD-3983-8968', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, '39d2e6cc-b13d-4737-8fec-4af3d30c8042', 'RIMBA-31E9-760A-C5C5', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-8347-D2F1-7EC2', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-A94D-202A-C4DC', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-E089-10F1-02BB', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-4764-76B4-B643', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-B187-EF56-8AE1', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-3EA1-E64A-C962', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-683E-C326-FBC8', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-04AA-BCD0-84C7', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-CA28-9135-93B2', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-635D-ACBD-9BC5', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-B6C8-75C0-A44B', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-149E-E3F7-C92F', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-A8A9-C7CD-9799', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-3932-E3EA-2C95', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '204bdfef-98a9-4120-b62a-9e7213b6ddb6', 'RIMBA-FDEE-62DB-C25C', NULL, 1795369775238);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '4175c6f2-1591-4159-9470-7322d362e36b', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793177016142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '4175c6f2-1591-4159-9470-7322d362e36b', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793198076142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '4175c6f2-1591-4159-9470-7322d362e36b', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793222376142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '4175c6f2-1591-4159-9470-7322d362e36b', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793287176142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '4175c6f2-1591-4159-9470-7322d362e36b', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793319576142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '4175c6f2-1591-4159-9470-7322d362e36b', 'delivered', 'Paket telah diterima', 'Coblong', 1793335776142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793968656142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793987376142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794008976142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794066576142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794095376142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, 'aa069cae-9e77-438b-a5ff-ec2f7434250e', 'delivered', 'Paket telah diterima', 'Coblong', 1794109776142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795100208142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795126416142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795156656142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795237296142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795277616142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 'delivered', 'Paket telah diterima', 'Coblong', 1795297776142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795293024142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795308936142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795327296142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795376256142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '6c208ef8-2bbc-4ac9-a947-fcd46376b22b', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795400736142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795278912142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795296696142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795317216142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795371936142);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '13940562-3d2e-4a37-9b8a-6e7f971b587c', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795399296142);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795377660000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', 1825904976142, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', 'e024a3ce-4516-49cb-b575-ce5cf3417e04', 1795556976142, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', 'b9683da6-ced6-471a-b457-de4ffd53b605', 1795455456142, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', 'b9683da6-ced6-471a-b457-de4ffd53b605', 1795369896142, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09d920fb-8443-44ea-a849-dd945b6241f5', '7268d00b-59b7-4195-817d-d859316362fb', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794955776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f70f1dc8-2474-4f36-8ed3-5b2aff50f071', '7268d00b-59b7-4195-817d-d859316362fb', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794815376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a580b03-540c-4731-875f-0dd0321d0517', '7268d00b-59b7-4195-817d-d859316362fb', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794336576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('483b452c-b4fe-45dc-a636-01d441503f62', '7268d00b-59b7-4195-817d-d859316362fb', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794228576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06d1c55c-8905-4de9-95b5-d6ebf3d6dee3', '7268d00b-59b7-4195-817d-d859316362fb', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794023376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44bd6018-9860-4e1f-a41d-d78560b259a3', '7268d00b-59b7-4195-817d-d859316362fb', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793832576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2d322fe-1d65-422a-bbb4-b880d6f8da76', '7268d00b-59b7-4195-817d-d859316362fb', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793656176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e881b6d-5009-4347-a6c9-e10052bcc61e', '7268d00b-59b7-4195-817d-d859316362fb', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793573376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae4ee7ac-1d7f-48ad-a54f-9f24693c9a9c', '7268d00b-59b7-4195-817d-d859316362fb', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793231376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('614696d9-40cb-4e61-b947-6be837fc87f0', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795103376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7fb51e4-0863-46de-9664-25110c8a8b25', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794912576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a15c8f8-0274-4279-a6e4-fa12896fff80', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794548976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('192db250-1aab-4b7c-a64f-8471e0c6d492', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794199776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f04d6bd-11bb-411f-b249-0811d533125f', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793591376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9223edda-7eac-4a83-b72f-c7aa76db3d45', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793047776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c50630db-f6ab-4b92-b411-ce91c785e17f', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792986576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75ef6383-fa6b-49c7-91c0-3888b5b35b23', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792925376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de88e72d-e5b3-46c9-8762-ee7f8133f8a0', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792846176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17df0493-0c70-4030-bff0-c9d05ff4340a', '4bd0c707-3d8a-4ea0-b811-fe03477b3528', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792712976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('774ed437-94e8-408f-8e39-958e77f61e0f', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795002576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c12f7fd4-5fac-4cca-880c-7ec3c63f0e7f', '9857942c-717a-4183-a2d0-7233482bbb5b', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794433776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd9011e6-6021-423e-bdb0-62ca8ee36474', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794185376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81b69473-9108-44d6-801b-cb56063af1fe', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793616576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('52c0feaa-e0b3-43e7-a7ec-a0b0afff679d', '9857942c-717a-4183-a2d0-7233482bbb5b', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793292576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d9c1c35-ce36-4892-8cd1-e44db99cc935', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792885776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5646cab-29c3-4ea8-bf2d-1e3f65304ada', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792352976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e6c41f94-2ccb-402b-badb-adcdcdf1bbfe', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792302576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2687daeb-e571-4efb-b9aa-e016b944b05a', '9857942c-717a-4183-a2d0-7233482bbb5b', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791758976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7f9106f-3bc6-493e-a225-2de52e3995c7', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791679776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0c37297-d640-4994-a5f7-65e46374341a', '9857942c-717a-4183-a2d0-7233482bbb5b', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791600576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97005c41-094d-4847-8e87-8837caaa04d4', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794872976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9755271c-07d5-41d1-9214-73d5093b231f', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794710976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25d4e69d-dd34-4efd-8d22-884325bc7fe1', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794530976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('334ea8f0-120e-4fee-8aef-732ab538b685', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794484176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0fb9be58-40bc-4fcc-b8ad-2fe4128f82b1', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793857776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7742245-d406-4c73-a351-b3926468ed7a', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793418576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a81fb24-30b9-4664-bd10-f26dc65d640d', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792910976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('108e1c1c-041a-4d7f-894c-829215e1aa3e', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792500576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c73cf94-276e-476c-a116-6a187d24efe8', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792133376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c799106-0aca-48dd-93a3-37a8bddb7a00', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791524976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ddef221-a124-4875-8066-d0ad38c35285', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791049776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc321304-ffb1-4dcf-94a4-7a23940ad5ad', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790632176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('58a1a1c5-c0d5-44ef-bbd1-90ceb6e489f9', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790084976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de42a335-196b-49fe-b618-ca80c612d26c', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789519776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d523726-d645-46fb-94cc-46e9298d9bc3', '0ed7c4b9-409c-426a-af70-0265309a9ac4', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789184976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acc082ff-4e4f-4e81-91f6-025e8a42eae0', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795045776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5425c98d-6a7a-4053-95d6-d484f021d520', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794739776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed40d71a-f98e-4a1e-8dc7-e3851fa8f615', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794383376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98a99690-0e81-4583-9a2e-20d384cf9a9b', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794142176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('938c92af-06b9-4b8a-81dd-5cbea5789ddf', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793749776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('764e3cd5-fa48-4f52-80fc-424711fbe1cc', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793108976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b84fc136-2ac8-4915-96d1-4b22bf99009d', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792824576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60f0354f-b1f1-429b-a1ee-f9d62c66e616', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792723776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a08cab7-c228-480b-84a9-49e60a6a0cc3', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792543776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b672130c-8e8d-4028-9dae-d194cfb56833', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792072176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5346bfc-3a83-4835-9ae8-e6f0d201e17d', '29020dc8-f188-4b7f-bbe7-2d621b04e6da', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791553776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3fe03f70-0429-4526-b60a-a0c52e1cc6a0', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794934176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6aa6f1b-a6e5-44de-80e4-1371428affa2', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794714576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0266639e-ba19-4060-b385-a1ab90e349e6', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794358176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec9255aa-d5fb-4014-bdb0-85c7759f00ae', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794167376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0361deb-037b-44d5-b8c6-c94bfc212a89', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793778576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e1f2d2d-121c-46b9-af84-04b330af6715', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793512176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('37c1d2e7-c628-44cf-959a-4cdbea379397', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793407776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f586ac65-80d4-4c97-bf99-2070979d0802', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793155776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7bc15ae-b6b9-4350-8175-b3bb2135c804', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792633776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7b6f65c-394f-4041-b88c-9c5ad3253a60', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792439376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34d02fac-844d-4a2c-982f-b9bbf558c3fb', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792172976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('082b7ef8-88d6-46a6-af80-f9e54cdc4bc9', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1791992976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('436e3bb4-e306-44f5-a1ed-364b43454c8f', 'ad5b1461-526c-4eaf-80ff-0e02125a3d5e', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791420576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6aade4ff-6f7f-412e-8cfd-15c2989dccb5', '5000811b-89fa-4258-a059-0d624bae605e', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795013376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd0ee69e-1aad-42ce-b062-da5d1b32e1de', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794523776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc0c8eac-ed39-4031-925d-94146466e5a9', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793944176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6aaab5b-7a29-4b0a-bbea-e06db1d79c25', '5000811b-89fa-4258-a059-0d624bae605e', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793688576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d826527-c8dc-4da6-b4b0-bb190a01d3af', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793627376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49deca46-2141-4d24-9c9a-16f20b6d89de', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793047776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a43ac523-7427-42a7-a482-9360722085d5', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792903776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67f77782-3229-4045-89a6-e9b3af8eeb04', '5000811b-89fa-4258-a059-0d624bae605e', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792471776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f389e3b7-b8d3-42b1-9bc5-18bd31ca1bd2', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792352976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af961c88-ef91-475d-8f04-0cb4ba56e10a', '5000811b-89fa-4258-a059-0d624bae605e', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791787776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90269dd7-21e6-4322-a4a5-316ef19d29e5', '5000811b-89fa-4258-a059-0d624bae605e', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791445776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b79e5ced-7f72-44c8-afc4-295b91159d3d', '158c082e-428d-40a7-9568-76056f0cebf7', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795110576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('449ec03e-5cd8-4a13-b307-3132bdfff7ca', '158c082e-428d-40a7-9568-76056f0cebf7', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794714576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57f12d0a-aa18-459b-9ce1-d89acbd5ed31', '158c082e-428d-40a7-9568-76056f0cebf7', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794131376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('986588c4-5cac-4ef8-843d-1ed06f7050ac', '158c082e-428d-40a7-9568-76056f0cebf7', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793926176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9dc6c5a-8b55-4d2d-a590-e83d7671d4ae', '158c082e-428d-40a7-9568-76056f0cebf7', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793422176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3075f54-facf-4a73-b39a-64405d3536b0', '158c082e-428d-40a7-9568-76056f0cebf7', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793209776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('30991c7c-684a-4edd-b10b-607a55b0fc8d', '158c082e-428d-40a7-9568-76056f0cebf7', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792601376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('764e031d-abbb-4e0a-aea2-112c2266b9d8', '158c082e-428d-40a7-9568-76056f0cebf7', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792061376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5df56b22-a981-4084-9169-511c98b4ec24', '158c082e-428d-40a7-9568-76056f0cebf7', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791780576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc232a2d-9f56-4c26-a6e8-0720affd8fb1', '158c082e-428d-40a7-9568-76056f0cebf7', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791359376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49a2d07b-b1ad-4fb1-8ba3-3f6a5b4a6408', '158c082e-428d-40a7-9568-76056f0cebf7', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791308976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7712a00-184f-490e-b5f8-3d524cc6b218', '158c082e-428d-40a7-9568-76056f0cebf7', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1790995776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d59437c-0c2b-440c-849f-73ee29871738', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795189776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e411ff25-8977-45e7-8405-47fd51fb2da4', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794757776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('618ec0c8-9f2e-4e3f-a643-dd5aba13916a', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794487776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d591867f-5015-4e99-8655-d86603ddb165', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794440976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54e6b370-ec97-4755-8665-5e2112c989e7', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794199776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13c07e99-145c-44bf-ab5a-b2ed51175e73', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793612976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0efec6c1-6af2-476f-90ed-b265bd0e034e', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793054976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34649dcd-8953-4cfa-b913-997e21b4dac9', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792979376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec7e3654-96ba-452d-89ae-be3a45780027', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792630176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a602f7de-4757-43a6-913a-b33a2b760c4a', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792082976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef070cf8-99c1-4ae6-b4c5-125aa9f1e289', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791654576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b71ec44-7848-44ed-8204-8d956007009c', 'cd16a7f5-d16a-4baf-993e-1292ba1f423a', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791532176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d1a4a78-b5c9-4a3a-b29d-405cdc0e766c', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795117776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db10e325-1cb4-45b0-adb3-f872f7f091ed', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794775776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9fe2bd03-6ae0-4563-9cf5-98e67c279ce1', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794548976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('793f3a14-2f23-4398-9f2f-4a8aed8cf6f1', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794091776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39c210d0-1248-4de8-a3c7-e9636a5912b8', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793702976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97e305ef-b1b2-488f-a22e-5c761174594f', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793227776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('923a9d6f-3595-4249-8da1-d7829ef35091', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792640976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f55e5d2-7ea0-4242-a06b-83760b532678', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792306176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('28070793-11af-407f-ad8b-2b6b44d38dc4', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791737376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('42ea911a-2056-43df-98b1-24f59250c7c7', '57c648f0-351d-4147-b64d-e299f9014b5a', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791290976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a5a46e9-dede-4e48-8d99-615ec62c4135', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794919776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a01b8e5a-d8f7-4135-bff3-5e9fdf5529c7', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794714576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b888c761-090e-4aa3-94ef-4b529e735a8d', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794448176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8d8c610-d0fa-4b06-a1f5-04ac17ab134c', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793926176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24f152ee-4883-435b-bc0b-587ff48b427f', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793429376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63a4c0d6-f643-4ecf-976d-855324d9e80f', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793033376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e3aa6a0-e63b-4a38-8403-04507c3187c4', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792896576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2fe2651-95ad-4b22-a2ab-bc5c95a12ab9', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792630176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f32f546-2f22-4eb9-8079-3ed10948b482', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792428576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c5d38ef-5e60-460d-8497-02ab124acf66', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792014576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82ca16c1-f2f2-448b-ae82-ccfd29bb71a9', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791442176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10dd8037-025e-48e2-aa97-039f0aa2d0cf', '9fd9450d-96bc-441c-81a0-4856d23a1b24', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790898576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e8fd72b-4998-4cd4-b7eb-22822e600c9b', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795060176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('85b30008-47fb-418b-9629-17cbda60cd76', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794883776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec74cc22-565e-4feb-ba35-3c2eef5eab81', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794530976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a3d2fb7-6f40-40df-82e8-1b31ffcb6ec5', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794311376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76f2c35d-addc-4398-b52c-05b763a84ec0', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793843376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4da54ecf-7db8-4cbf-8a99-230ba84e815c', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793710176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9968fcbc-e97c-4182-b134-f1c7019612a9', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793418576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad47b454-d20f-4b22-8564-7aec30db969d', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793040576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('41b8de46-5015-4c10-be8d-532179a434ea', '368cc32e-d8af-4c1c-acb0-a11bd403f502', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792903776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('073eb552-744a-44f8-a883-0d6cea57cfaf', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795182576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6b0fe81a-7a7e-45ba-85c6-6b94ac24a54c', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794836976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bab321e9-584b-4473-9e5e-7ec3ae7620ee', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794217776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('581a2e4c-fc14-45f4-9d14-dee1793e077f', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793897376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e349b044-2bc3-4eec-8d03-936e6c585d27', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793432976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4becacc3-cd6d-454b-a96c-7858b53965a1', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793245776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e06fed3-080a-457c-bafa-46aac645d14a', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793108976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8331fa3c-9afc-4b88-b79a-f736cd4630e9', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792842576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e9df8a5-73e8-491f-8a1a-fcc05b31b909', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792788576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7240e89d-0cc4-44a4-a183-7e473d7aae77', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792536576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('37eb7ac8-cb17-4667-b391-94a87f92236c', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791938976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('075e9028-30f8-4116-bed2-85bacb3fab20', 'fbdf0e83-9c3e-41fb-b7c1-84d2f294cb4b', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791352176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5493e01-c6fc-4c2a-830f-33b88958e69d', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1794995376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7a4f2ea-eba6-48ee-b8f3-5b4cb35c62e7', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794739776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74047766-6949-4298-8670-8bb847175c02', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794131376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c4ab35bd-5f73-4262-93fd-5fe51fb9857c', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793656176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48518b57-c853-4276-946f-c30cc2d77c41', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793317776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40ad2658-18c7-4da7-98ee-1b93b4cd7c0b', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792856976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63bcff15-ac61-446f-93fd-1806704beead', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792475376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('227022da-1f87-499b-ba4e-4eef01f51173', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792129776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c20b0761-4965-4f8d-99c6-f37c66a7cecb', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791686976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40c3a7b7-f519-4c81-bb07-90a8f6676b27', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791467376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b673ce3b-afa5-41da-99b3-9456b64af449', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791420576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97a722b5-cf38-497a-8ee3-681fe0fe1844', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791287376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('075587d1-184d-4937-9fa8-13061e34c6ce', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791060576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b53199ef-43c0-45f4-984a-86ac6c13a4af', 'aa31f1c6-d6a0-48bd-b8b2-6564b426afca', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790635776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('805369cf-2e38-4cdd-a97a-6026bce4f3e6', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795067376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96513b6a-a6e9-4792-b61f-913c08b0e7fa', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794606576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bcc1c37-85f5-45bf-8c99-d86ea1bd2940', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794408576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('31ab6f4a-5a11-4b5f-96fb-0af77a46f5d4', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793933376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3932d80-9a6f-4f86-8b99-fed7a0633539', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793519376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('313fff5e-17ce-4bdc-8b51-e39b00028edc', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793321376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8d6ab76-8148-43c5-8c0b-646b61166744', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793112576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('730a43a6-8e95-458d-91e1-e14375610ab5', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792766976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0ba8f79-8e2c-49fb-86b6-528b746eb251', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792198176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5c23932-a2df-46f4-9d16-dc6759265f03', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791751776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('113c87bf-dbdb-4924-94da-7f2f47fa25ee', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791233376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f092f21b-1be7-47fa-bc7a-b16b4036e155', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790804976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ac94032-c49c-4cbe-b7cf-95f1e8ba9199', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790326176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c481335-3398-4b2c-b706-e72219168b74', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789915776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6b477dd6-5b1e-4682-b675-a850c8e794e0', '66f778a4-75e2-49d8-aa83-c2c1abfefb30', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789339776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff092ca3-51f7-4f03-87eb-25b75813d818', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794854976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbbd1a96-65ef-41bb-864b-3db9a13ff087', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794725376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fac030cb-6c5a-4535-a4fb-6f6481659204', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794311376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2296db4a-9537-4e6b-86ab-9be3d6a4b12e', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794001776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e208f599-3964-4849-ae6d-52cafc9b75cc', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793616576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab18f1ec-d3dd-4958-983a-fcf9be8cc3e9', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793018976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72db20e6-403d-4759-8db9-cfe74d851163', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792540176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c127a50e-2b16-44dc-ac17-46469dc82675', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792025376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c56c2a9-46e7-477c-96ca-5bc7edc7c6a3', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791982176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2dbe4cf7-3f96-4972-b9ba-66127e17bae2', '3dcb30ae-5eae-42f9-9299-f570770653a4', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791712176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc09829a-41ab-4f46-808b-580afaf44353', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795114176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7bb96587-624b-4f90-8fbf-093b58219270', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794847776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a5cbbc3-4512-4848-b2f6-2dae4f537d01', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794422976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4f2df60-46a2-4365-9e59-0380a69c579a', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793882976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('226abf1a-9727-438d-9132-2c97619915b3', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793594976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56532dc2-ee9f-4ca8-99a0-99ffc3fc9e79', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793249376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e0c14b3-5cbf-4092-b5ef-f2632f3b5556', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793159376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f374d762-0294-446d-a89d-3cd3b80f2a60', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792910976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c02d543-b507-4869-a964-1d7243a7d07c', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792820976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53d924e2-1c09-4a44-bd56-711c8c36de33', '3a5bfc30-5975-42e2-9a86-64f148becfd9', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792777776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df817b2d-1b33-4523-b786-7c15971fbeda', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795286976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94c10bb3-f302-469c-9b5f-e8f495128e70', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795236576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('572e39c0-b0b6-4624-ab7e-8e1cf7b5bb2d', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795153776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4511c9b0-83d2-4914-8a58-6ade4c5908bc', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794667776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('211b1603-7bfe-409d-8b38-33b01d528880', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794566976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77c20467-b08f-4940-a69b-559e1316c50e', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794336576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f012f07-3476-4f1c-8fb2-46d72c6eb501', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794095376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('049062b9-2451-489c-86cd-698e5e3f6173', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793479776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1fb96290-aeaa-4822-9fe1-810ae0e0b155', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793051376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69dc23bb-fa80-47de-92dd-82ed01ecda8c', '8b8acfcd-4681-4610-b7e6-24bfb33968a3', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792914576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('572b8596-2741-4a8e-863c-e44fddbcc50d', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795081776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44525f4a-0939-4664-b6f1-40aab253390d', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794826176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b28ce049-29bb-4796-b6ca-40c59f483875', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794602976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29013f6b-82f7-44ad-908a-e992da58ffee', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794440976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e13047a6-a123-4464-ba1a-659bf10d1f08', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794386976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d02d684-ed42-4495-a805-1a31531eafe7', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793843376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac3f7d53-18e5-4f20-97f8-b227657ace37', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793796576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('083e2800-651d-4d1d-895a-f23cef819200', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793548176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac7070d5-340f-4303-b43c-a66d6d4cfbfb', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793213376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2320119b-7c31-4932-9e4a-fefc5ab42908', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793062176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9422129c-af2d-43df-9937-048c70ce6f54', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792428576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3004a2dd-774f-4108-9b65-fe2ac60d3383', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792180176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('71ee3ec0-5a33-4937-8607-8e5174628576', 'ac12261c-5949-4af0-86a6-42d06acb75f9', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791722976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b38d7442-05d2-4ad1-be8e-c43b4d7f038b', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795016976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b903e358-6114-4be0-abc1-77704309036e', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794646176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9229831b-ffdc-4114-bab9-e0c219f1191a', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794170976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('562a8f93-edd5-4eae-8b1c-653f5f5b02f9', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793861376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('294b8889-a0f9-433e-93b3-9d862420081d', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793350176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59b1de9f-78a3-4e8f-a33d-0f9bf6bef62d', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792943376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a41e654-bd22-40f8-afee-9c54c33a482d', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792392576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6190e420-74c9-4ed1-973d-1709940aa50a', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792288176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7057023-7022-40e6-a4e4-a94411fc3ff7', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792036176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8517252-1a85-4cff-9fdf-3fb8f5afd794', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791737376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5080c971-1c17-4919-bd57-02e3fe714679', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791107376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f5fd565-ae93-47ed-9b54-c20c34de9195', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790840976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('903ebced-553b-4bd5-abb4-50fd05bc4485', 'ca371c12-ef8a-47a8-b06f-04362454abdc', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790581776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5194714-9b03-462b-b10f-be2498387cf6', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794869376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8574fee6-e7b3-418c-9564-4e5952c8c510', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794718176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44b548ee-cca1-4dcb-8507-3484693d2dcc', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794556176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8edfb760-d7fa-4920-809b-78586c854b81', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793915376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7a1a168-d646-47df-a1c2-4a6b3cbb5f32', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793767776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8460ab28-7624-4f71-a476-c2026816de7f', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793328576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0fc7597b-6c2a-4400-9590-78ebdc723577', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792903776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b8c43b5-c0f5-49d3-a641-3b68e85c1898', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792601376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('02b78095-f41e-4b33-9040-2729d4814486', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792370976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1fe6eb3-ee10-4f15-9aa9-ec96fa1bf942', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791974976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cea4d1ae-6d3e-481e-b44c-0fe53be2957f', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791550176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7cbc6e5b-775d-4994-ad97-4e389b3d8926', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791132576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d3e3383-7a31-4187-95ed-eb1dcb39cd14', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1790992176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('030470f4-c924-4c96-9284-ee32e7348dc7', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790927376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c626e6fc-dd99-4e01-8d76-97176a8e0022', '08925b2c-a237-4eb7-984c-141845ca0fbc', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790452176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54e8e960-7b95-4c07-b11a-5c017ac1b80a', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794930576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e247ebdb-9cc7-4c7a-aadc-816eb3f509f0', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794883776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b32a1763-48c6-46b7-9c28-a23872ed7063', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794455376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('783045a2-a48a-4adc-b174-e5b696045358', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793839776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('89ee2422-8ca7-4df8-9efc-50bead1dd848', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793609376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e70f81ce-57d2-4883-b6bc-d91246d1dc6e', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793155776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94a9bfa8-fac5-4c92-9aec-66a298bb503c', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792630176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e55d971-0016-4e8e-937e-ebf8ce505a6f', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792406976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('629dc0c3-2dcc-4b23-a142-319c37f7473f', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791996576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe22b9d6-54e3-4aaf-8f36-27bc2cc7a4f4', '1588f748-44e9-4d09-8cb0-d685b18c0d6c', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791424176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dda20b15-2654-44d2-bdbe-9ab419c565b1', '60c81caf-1cba-401f-bcdd-44fbda738b32', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794955776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f210813a-f6ea-4b21-a908-d2d6d82e5300', '60c81caf-1cba-401f-bcdd-44fbda738b32', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794505776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('efeb8aba-53bf-42c9-b94c-36a4f32c5be6', '60c81caf-1cba-401f-bcdd-44fbda738b32', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793983776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bde4e1c2-450b-4785-95de-5cd52373322c', '60c81caf-1cba-401f-bcdd-44fbda738b32', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793904576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2926b24-9b19-4fe6-9a6f-8b4a150069d3', '60c81caf-1cba-401f-bcdd-44fbda738b32', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793749776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29e0fbfb-4613-4d22-acf7-257070ae09cb', '60c81caf-1cba-401f-bcdd-44fbda738b32', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793137776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2a5a51c-7923-4ae1-a0af-99f0df7c0df9', '60c81caf-1cba-401f-bcdd-44fbda738b32', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792525776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38c225d4-0f94-43fe-b0ea-4084e8860169', '60c81caf-1cba-401f-bcdd-44fbda738b32', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792043376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('457292bb-c150-4714-ab3f-56a0a07c8df1', '60c81caf-1cba-401f-bcdd-44fbda738b32', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791802176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('448905df-9f14-4333-9ce1-db6dd3d26676', '60c81caf-1cba-401f-bcdd-44fbda738b32', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791622176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('635c710e-8d19-4924-8526-c47644942b81', '60c81caf-1cba-401f-bcdd-44fbda738b32', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791424176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c68b803e-7c53-4122-ae33-09d18835b0f7', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795117776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('890a7925-dfe9-4e87-9db0-e98f65520fb7', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795002576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0a720217-97a6-4970-aef0-4e74f4daef9b', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794671376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a6b4584f-da80-4163-93cf-15669bcf5af4', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794408576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2a1d057-825a-4e01-8eba-abbb17202560', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794282576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b262864-6775-4656-9cca-b698f5250b23', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793742576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4ffe4d9e-b83f-49eb-aa6e-1aee73df3e46', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793267376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22726e9b-d430-48f0-ab5c-5b47bea8e58e', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792658976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3fa49607-fa0f-442d-b0c7-cd7a27f796e3', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792536576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54fee620-c6fb-4756-85d9-f0a08e8e0459', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1794998976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ec27c46-b82d-480a-8026-6c44aa693277', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794692976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2b43f8f-ad0a-433d-8e0f-cf1d0d0b56ee', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794275376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('208e4468-3d27-44fe-b80a-5c32da4b4106', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794228576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92d7d64a-25be-41d6-ba1b-4f5b8c77f9d1', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793782176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd5a24a3-dfe3-43af-a823-8d98ed305704', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793627376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da52422f-f8fc-418f-9082-497d2bdae4ea', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793029776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee58a55e-3711-41e1-a391-fccc310b995c', '13d056b6-dad5-4662-900b-baa0bac22d0a', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792432176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a5b7368-5bd2-4dea-98e7-42fa434ec270', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794844176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('668f49f2-119b-4d10-8eef-47b7e8b2b544', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794577776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c3f8b77-72c9-45a4-b5a2-fb08a2f73815', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794448176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b5604bbe-b49e-4269-99f2-5f73d3b6d6fa', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794394176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b735d9a-76e9-4401-b23f-a02e8d3ac5f3', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793965776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29e1c341-ec33-4bd2-b7fa-e1aa027263c3', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793839776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03554639-1717-4ec8-8937-181fcb1892ac', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793630976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('179ce859-13c7-40df-97d6-d93ff705ef4d', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793256576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08493831-c755-4bda-ab06-775b18777569', '3b07e236-06e6-4f2d-bf39-7aacc64fbfd6', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793094576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('711b76db-e55f-46e3-b128-7f6285266ea5', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795150176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f30ad28a-fed0-4ec3-996f-9027222d2e03', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794649776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c1f0024b-4b19-4119-ac92-9dddca3c0f0c', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794498576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ad4d1a8-938a-4df4-81ed-4c3166ec2f53', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794361776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cfe2364f-d9d3-4bec-8334-c86527fc7309', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794185376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3efe9ba7-b1c4-4396-ab41-a810303bc9df', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793987376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75084e76-faf6-48b8-8ff3-467a339caa54', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793522976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9859207f-439e-4ad2-a64f-982aa6757d76', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793335776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e2664be-0801-473d-aae6-e907b1ddbe84', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792712976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8b47db2-f7a3-4487-a41f-b3fc8205cb43', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792144176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1bfbac6f-dec9-4fe8-9e40-032994874aee', '2f70a7f0-c763-4e43-b473-eda79b124b15', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791748176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0212b6c1-1f16-434a-93f5-2eb31ba81f0c', '938645b5-83ab-455e-911e-2303e5d9db73', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794880176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('256e8035-7dbf-42c6-b2d1-b2c9d3969068', '938645b5-83ab-455e-911e-2303e5d9db73', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794548976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54b84510-4afb-499d-bf10-260d07a8dc5b', '938645b5-83ab-455e-911e-2303e5d9db73', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794458976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af836f67-a009-4846-b176-999bdd9b2f46', '938645b5-83ab-455e-911e-2303e5d9db73', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794257376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3042a3d8-d130-4342-acf3-14c20755c0d6', '938645b5-83ab-455e-911e-2303e5d9db73', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794160176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd9ec5fd-bc2b-4822-992a-33174afa86d5', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794962976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bd919c2-2a7d-4ed8-8e23-ccc0938bbb8b', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794372576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5bfab818-4d5a-4216-a423-37766d4ac86e', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793908176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8046e718-22ca-42df-8247-4b26e80cc36e', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793666976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d3d773b-1522-4b29-870d-f23c3eec2a3c', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793227776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('07f2cdb9-2c49-4472-a622-a4921ca886b5', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792910976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b55f658-c831-401d-8677-8858c63d43d8', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792414176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e4133d0-14e2-4cbd-892a-5050972ec274', '280b5bde-8387-4d8d-8f46-4ae5efef9a6f', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792018176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1fcd446b-1a0b-4def-8942-71773d0c458c', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794962976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('80c2c9ab-8455-48dc-9c5a-2cf59c00c454', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794538176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('187093fb-2ab6-4295-ab5d-61ebf6732cac', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794311376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5827a0da-af49-4913-b760-832474fb9325', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793861376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16f53859-1a74-4638-a1b1-fe1f7a912dbd', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793670576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1f528c30-b430-45b0-bbab-60cab77b2f87', '72d6ed99-965e-45e1-b6ff-70dd1aab2ec1', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793569776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75e718bf-1c11-4c82-ae15-f736a280ece0', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795038576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('952bc3df-ff75-4a86-8a92-a0220d3d91aa', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794502176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('845c47c2-7861-445c-be59-3664ecc32105', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794368976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('36dc3cdb-7576-4832-91d3-d15b578b4971', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794210576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('55bf9b94-76a7-4da1-b2a5-a33d013d7b12', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793857776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c5d9c01-e1d5-42ce-8f24-4f94d8181737', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793533776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0ffd6dac-c0fb-44fa-9f81-cb0cc9339004', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792964976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49db1c84-c2f6-46ae-8c1d-1f9e8c54b5d6', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792594176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eeef04ee-ac5c-4590-b98c-28312402d82a', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791956976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('353b8af6-7617-4655-9f30-20d0f1df87c6', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791467376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fab572dd-97db-49ac-8c21-73ad1c4e12d6', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791395376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6543d8fe-9700-414e-a814-e9840f6a4737', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790873376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01b8e2ea-e4e8-42d8-9262-e34760588fdb', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790822976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f525a8d-b011-4e6f-a28c-906391694207', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790549376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a36cbe4e-7ede-4880-8f1e-3fd87395d66e', 'a65651b0-f315-4fb9-a5e0-a269acdb67b1', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790113776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94d4bdb6-b76e-4080-a1a2-edf016bad2d2', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795150176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7afff5af-649f-4133-85a0-08900584c0ac', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794800976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c7ca015-7780-445b-965b-cbf940d25c66', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794588576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('73de8f90-af34-42d4-9a65-fed3f47f95b9', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794052176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0ac75d6-c0b7-4ea5-8f3e-1917ab4e9052', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793447376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7840fcdf-2c60-48e4-8a5c-badf9716fdba', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793083776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c5f4221-8555-416d-8315-490ca28c76b4', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792550976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d8b2091-d894-43c0-a9c9-0385cc143aa0', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1791989376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d057af8b-d072-4ac1-9abf-7a491e744eda', 'c304aff8-4d5a-4ff9-9d0a-5f54ce109027', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791694176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38ed9d5b-57d8-4c01-bf08-61f06e6b6abf', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1794991776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9378c298-1bfa-4ada-b18e-6ec09fda46c1', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794811776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6da99fa4-5196-4277-89c8-3f06cd16c576', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794476976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7cc9ce88-c2b0-484a-931f-74c197ff9510', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794149376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d6534bd-be59-4cbc-8713-286c569787ce', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793882976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a4036fb8-323a-4713-8bc9-370fdb99d465', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793533776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d62ea55f-3e43-497f-ae4a-7d08cbb05639', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793029776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('900d48d6-328e-4965-bd16-d289e1fc86d5', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792849776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('518dfbde-09ad-45f9-89bf-90a30fe89f90', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795078176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f5c4acb-575b-4c07-8775-2864eae25e51', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794505776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3db10a9b-a661-4c6e-aa32-e7c0060a4bad', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793900976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b21204c-fd10-4c42-b11c-b9da236ad2ce', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793306976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fcf6f3fc-2d18-4fc5-adb7-6eb5541c2353', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792820976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5437fb3d-6790-45b2-a42c-35e734c61303', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792331376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ac8cc3b-5265-46bd-98d7-df26c5a48a32', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791946176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d360d00-dbfd-49f9-a82d-cf2c41755f0d', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791737376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb21fa21-7a5e-4b31-a1f0-9a11d6a09e88', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791532176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aa0af5cc-8aaa-4e8c-a04b-948bcd22423a', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791492576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f17c47f-dfbf-4bc3-8833-6a8590fad9de', 'e7365010-904f-4d8e-82f8-afa498f258ed', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791200976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93cf53f1-c7d5-4a46-8858-976e42500f9a', '9927c344-e152-43b8-821b-b28126653eac', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795261776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dc09d33f-da84-4c11-afa1-d65eabebe892', '9927c344-e152-43b8-821b-b28126653eac', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795114176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16fb0a63-c6b3-4880-b5ff-095e3a3c6528', '9927c344-e152-43b8-821b-b28126653eac', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794822576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('401a52a3-dbf1-48f3-a518-b0f32248bd2f', '9927c344-e152-43b8-821b-b28126653eac', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794498576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49008f93-2270-4bf1-85db-a714ce58b21e', '9927c344-e152-43b8-821b-b28126653eac', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794412176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7f5a5d7-ed08-42c1-bbb6-4625d0b7c32a', '9927c344-e152-43b8-821b-b28126653eac', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793818176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a5994ea-91f0-4bd9-bc17-7123da510048', '9927c344-e152-43b8-821b-b28126653eac', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793663376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63297161-bb97-437e-8141-f02f5812d1e4', '9927c344-e152-43b8-821b-b28126653eac', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793299776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe1ac152-e1c9-4093-a58f-d3bc70b9a0d8', '9927c344-e152-43b8-821b-b28126653eac', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793058576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('098ed065-aca5-4552-8066-72c9c6d7d1eb', '9927c344-e152-43b8-821b-b28126653eac', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792522176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c516accf-0ee1-46a2-b6bb-da1424a0b2bf', '9927c344-e152-43b8-821b-b28126653eac', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792248576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a78b588-5fcf-48bb-82e2-483dfad4f736', '9927c344-e152-43b8-821b-b28126653eac', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791838176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b22314d-403a-430e-af06-08655ce6d773', '9927c344-e152-43b8-821b-b28126653eac', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791557376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de783e0a-8af3-4351-9b15-e1b78385371b', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795200576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2db256b-4171-4873-9b60-408b902f4f63', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794836976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('30a44076-2a73-4e50-87b9-9d6fbd99d846', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794498576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('daf8ad85-4bcc-42ad-88b8-e58507d7a8b7', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794289776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53023593-1d21-4758-8522-935fc62c38d5', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794235776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1f73d7b6-145e-4fec-8fa7-5db29bb21eb7', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794026976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d3f9e9f0-1952-4772-bfae-042204eec517', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793828976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('550841a8-ee14-46ac-914c-d4eeb049fa40', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793357376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08e71a09-7902-4932-9e17-606bb1fd46d2', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793252976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b30e741-0b8b-4bbb-8362-2186857d7fe2', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792918176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60986625-e19a-4a56-8527-b3fc90ef0baa', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792518576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ce2869d-e07b-4ecb-8d35-f33735c4214c', '74330c6f-93b6-472d-9e10-c8aca802354d', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791928176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ad42880-3c62-4979-87d6-afdc0a695a18', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795200576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0d527451-635c-4c47-96f9-2da680424d4f', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795128576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93574ab9-7142-4387-9b7c-54dfff816764', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795006176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05f96bd2-9bad-44d8-b61f-44cc33b64468', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794880176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('154f5afc-b7ea-44df-8956-cd90f6b7e6cb', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794278976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dcef181b-5a21-4e92-ad17-17dbe5b93a4f', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793742576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9670677-1dd5-45f4-89dc-e2a2643d1bbc', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793191776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7e3fd0e-c83d-413d-a42e-938dce6ef714', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792792176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9b5271f5-6678-4837-a760-37bf32fe64f0', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792374576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79be8cc3-37a1-476e-926e-20c743460253', '177a20c9-e9f8-4cff-ba97-2c1755577838', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791971376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ef38cd5-16ed-4627-a2c5-a3d8f8fba0b0', 'f5b72642-518b-4519-8478-811d43253dc7', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795322976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7496abef-e88c-46a8-98f9-6f203300a050', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794944976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25f0baba-bdd2-4c04-81bb-f3189f1ca717', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794883776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c0aecfe-b2e5-4f71-a0ea-bea7bab435d0', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794271776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7a6d0d7-2b6b-4d2e-855b-6cc112d71848', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793872176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df480b37-7721-4947-abc1-f502dc99c565', 'f5b72642-518b-4519-8478-811d43253dc7', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793684976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('184d65d9-e660-42f6-a518-4bd8c8974655', 'f5b72642-518b-4519-8478-811d43253dc7', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793357376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c524206-195e-4f4b-a9fe-16da21bdb67f', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792864176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a411237b-077a-44e4-9813-c2fbb20f02c7', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792565376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0072e91a-22a6-45ea-be89-3ad2c53b5e85', 'f5b72642-518b-4519-8478-811d43253dc7', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792147776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b6abe3c-fb89-460d-9475-bd329b12b9ca', 'f5b72642-518b-4519-8478-811d43253dc7', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792068576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbc585a8-bccb-4bf3-9e37-e4e387110387', 'f5b72642-518b-4519-8478-811d43253dc7', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791586176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8affcbea-1510-4cd4-9acd-23657b74df4e', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795250976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('adc81201-466e-4eda-be2d-d90a404e72b8', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794905376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('541067e1-1515-4e59-94a7-2743ad4fde67', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794613776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f271af89-8c79-412c-9d2b-098347765fad', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794451776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0e84ceb-9eae-4606-930a-c238b40f0276', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794091776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6f37d966-9aa4-45bd-933e-22a2e30f22cf', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793702976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('994dd6e6-ec6b-4545-9a5d-42990cb7bf61', '4bfc61ed-9a34-459d-ae34-c572fcd60d86', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793584176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb21a575-ae06-4e57-a591-233d1f51c5d8', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794952176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e84c0700-f749-4a27-8812-e6e07f7dc4fe', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794865776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21e2f029-9cc5-4e1a-8a42-2b8aa8c79bf4', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794487776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ebc7160-a45a-45b3-b017-b77824e78883', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794221376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c262e5a-4f1a-4054-97ec-4d27789dbffc', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793839776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9b9e30f-72b7-4127-ae97-4efe9656c261', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793389776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90d6612f-4f89-4896-b1f2-cec520832878', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793094576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc72bc38-7c1e-481b-a8bb-28766039e99b', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792583376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('953455e0-7322-41d7-a111-eb06bcdba058', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792352976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9aada52a-db08-40f5-97db-05c32c7e93b5', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792223376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9d33f07-522a-4edd-8ca7-43a1968b0649', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791888576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec519b08-729c-4d5a-aee2-47da1e943b77', 'e9016b6f-7862-4c00-9005-03256afa0fc9', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791690576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01cd8f00-d93b-4d69-87d3-92e23ccfc079', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795286976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c64c786-79a2-49af-9a13-b5e4bb55722d', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794754176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1dbab4e0-cd54-458b-a07f-b09012534d9a', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794289776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('891ba044-a9e2-41fc-a579-ec8e900cc011', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793857776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a60543fc-aa24-4821-bc45-911af73ffa23', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793699376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('149af134-8eb9-4fbc-adc2-cc3dca9bf75c', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793414976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98bb89fe-72de-4905-92a8-052246803ee3', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793285376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9a33c6c-42cc-4182-8e8c-f28038312554', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795326576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6b38e553-8e47-420f-a581-3c6cc6c08639', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794970176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('494db0ac-c232-4f26-a407-cb28fc6cdfa2', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794880176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d603095-72cd-41a1-b2c7-137b4103a38d', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794282576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dfa76b0c-f988-4f57-8e89-19e11e323ca6', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793987376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe3eaee3-3fc5-494f-838b-98091b2e7e9b', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793720976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('609a4836-6d7f-4b83-8edb-735340ec9664', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793479776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('25446830-f9d5-4767-b7a0-03ad30d1a600', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793389776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6c19e22-0dda-44af-af26-5c28cb79fef8', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793144976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b1c4e5c-df8e-42ad-b387-faa3a7b92035', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793069376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e58fd80-1861-4ca5-b319-3106f48917d2', '61c12aaa-6680-44af-830a-176f3a1b7506', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792633776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1282d2f0-739b-41ad-8fdf-1df3c13255a3', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794847776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0a7591c-0b12-4d6c-8602-b549654030bc', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794786576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c9aab7b-fef2-41a1-91e9-899b84051267', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794196176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a63a0d79-1b48-4ca1-a5b2-4960f1927a05', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794088176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e12160d4-2793-47d3-8711-37c27bcdb0f1', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793796576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('625ef345-03dc-4da6-88cf-50934526b535', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793497776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e35b9e64-cba2-40c5-8db7-2ffb9e07ce38', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792882176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb3a1c0b-1495-4ee4-86b4-0dfd14c9cedd', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792298976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92308cfb-52bf-4e2a-baf7-54e438902a33', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791658176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca830f36-4bd4-43b8-a2f1-70b24037931d', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791262176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('804a2b9d-1cea-491d-8b7f-267d72bf69a6', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791074976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e86a88e7-ceaa-433b-bb15-722dfc00b112', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791031776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63e38c02-16eb-4e70-916e-7619c5302eef', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790423376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d482691a-7056-4016-b877-2a2f4c7892fc', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790084976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b901861-e080-4715-a744-d109fd4d8617', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789894176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dabc4d4c-626e-43b1-b873-bab2a3d80cdb', 'afd6c76b-dd7e-4a0b-9c6f-353363da126a', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789300176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('36baadde-0051-4061-becb-f3e969c046bc', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795204176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1db564a8-5993-47ee-9d23-bd55f446ce1a', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794912576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b41a006d-a8a6-4c24-851e-bd76086911ee', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794473376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39c1a3e8-2e8f-427e-9ded-f0173217292f', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794307776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f9108a7-c824-4886-9a38-3d9579890ffc', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793670576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3285625-ae3d-4656-aa1e-2073748d7527', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793306976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed495f4b-dbd2-4fc5-8e9e-15aeb0535e16', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793069376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('477a266c-7af1-4ff5-bfa2-3857f20c040e', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792842576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6b5506a-4bde-4d7b-a942-19438327e31f', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792655376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b54b155-cf8a-4292-bed9-ef80336ca1e9', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792108176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('372eee17-8e2a-4f93-859d-158ac14d10cb', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791899376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e57720f2-5314-47fb-bc02-9dfdc8a31010', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791805776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('89e4a342-8f00-4918-a00f-16ba1ba396e5', 'cbed853b-5b21-40a3-90c4-b9c726cca627', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791326976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77ebdf48-4dbe-4947-80ad-5098a0358467', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795232976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5df3c690-35a6-4238-826f-b6a056c1167d', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795168176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d9b2e9d-b4b8-4825-8807-948413f543d6', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794851376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b10e2d46-2b06-4cc8-9410-6ad65d5f7180', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794311376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('124e244e-a403-4fd4-87e4-99b74b89bf23', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794134976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('118c376d-2ea0-4439-b705-eaa296441a7c', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793587776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df0183dd-cc96-4642-9af8-fd9b68bb5d38', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793116176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1b734503-f9fe-4642-badf-fafd932326f3', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792828176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c2125f3-499e-4fa5-8c91-ac59de1b2a41', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792507776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('644ff8c8-0455-4843-8e46-e112ebfbef77', '631b76a5-acf8-4ec3-9808-aa9ab0ddffe8', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791906576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22fbe71f-5c3c-45ab-8877-070b246f0216', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794912576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f15da0ef-7ee9-4338-a459-a0c9de1d6145', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794631776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5d7f420-18c6-4d20-a69f-a24287e7727f', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794592176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8664c4dc-57e0-4fe1-95f2-bdd15defcd36', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794473376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c090d15-965e-442d-873e-66193b8fd2d1', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794293376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1b05ec91-aa85-431b-b641-07efd7093bff', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794059376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e768bf4f-d087-4289-8dcd-2a7b4f9c8f16', '5924b078-2431-46f6-ac9a-1fc2c4dcbcf5', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793800176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0401d744-9384-4961-8937-3151ede268ab', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795337376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5240972-2aa9-46e2-a824-fac4757c3bd4', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794818976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10f3034e-1512-41ab-b4b0-cd1cb0033453', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794509376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e8d53ec-73f9-4bea-9656-f365bcc83f21', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793976576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d47a612-307d-4704-bca4-03fd6fa2adcc', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793940576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e798884-0c58-470e-8e41-100862970d23', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793854176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3eaf67d1-b389-4666-b57d-8446ea33cd5f', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793213376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d173e43f-7ebe-44bc-be9a-8f819db991d6', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793155776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('326030aa-cafa-441c-9e3e-7fa4d521bfc9', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792518576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d651c8d5-ab6d-45dd-a1dd-ea5630749b71', '8b253231-4c18-4c09-a4f4-5286566fb317', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792356576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d073dad-aced-4b2e-80c7-912648ecd260', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795063776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d24b789b-b2e8-4ce7-bc3c-f1692e12440e', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794534576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e241851c-2bc3-4af8-9786-c554aa7a48d5', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794016176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c4b1ebf3-63b7-40f0-b4d9-e550a6577c77', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793832576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b757c19-75de-4163-bed1-78900e8f8dcb', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793231376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ddc94a3f-aa8f-47c0-8dbf-a6368628f498', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792864176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f891902-b5e5-453e-875e-fdbc9de81923', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792619376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1da57a95-fc40-4b5d-ac9c-3d1112db4c64', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792525776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc230c67-9c39-464f-ae28-3b4b90f382c2', 'a9a7c7f9-f21a-440f-9cf1-b8006938f5d4', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792054176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c64e670e-eb0b-4bc7-bf3d-2ce287244633', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795229376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('949fab3d-f17f-42ff-9006-a1890c5c7664', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795196976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7608c5e6-8a2e-4531-8d84-49f553386f62', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794581376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c43ae878-7a4a-4b58-958f-ceed91047ed9', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794430176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac80d22b-aec3-493f-b50e-df21a0731465', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794368976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef369c50-d3cb-4606-b229-e023e93aebc4', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794286176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b114f43d-8f4a-489e-b30a-cce5c2208919', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793645376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('417ad2bb-5457-45c5-a78b-d4ac6ccfaaa0', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793260176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a56cb486-3e7a-44d5-9093-0a3f2017a57a', 'cf329671-f58b-40d8-b4e9-af75d7ac6d39', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793112576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('958b91c5-b0ca-4562-a3f3-cdffcbed11d3', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795322976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ddba692c-ff86-4321-8f67-98347744423f', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794862176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1203392-9d1b-4432-94f7-9c22ed49f07f', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794822576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cbc7ed09-4725-4dcd-878a-3c8e0f79c267', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794678576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('749a3169-8272-4068-8452-72ec218b7850', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794059376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5ae0ded0-2c66-40bd-97a9-934b94c454c7', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793789376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('075c78d8-5497-42b3-9cfe-b3d69437909e', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793569776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7031a312-d041-4fd9-baa8-585bfc2ccfde', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793234976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0388b0da-63c4-49dc-9781-66a239e68cc5', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793195376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65022ed5-d9a1-4837-8c8e-41850329f3a5', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793000976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0790580-6b60-4076-97ab-d54a0282e1b4', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792410576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a3a510f-1a46-4c2d-afbc-1bee14c14821', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792079376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('07668968-14da-4426-93c9-7ef2e0a77453', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795196976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0be2fdd8-fefc-4550-9b63-c3b6e5d21d1a', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794973776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05ac93ee-2c5b-4dd1-ae40-518b98742ae3', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794444576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9ffbfb1-2f69-40a9-a99d-15efd2f57f42', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794192576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60662c2b-d8da-40a8-a4dc-6ac8205da20c', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793551776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('113e4859-de11-4cb6-96a4-476aa91d4639', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793476176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dfc381ba-1ea1-4f26-8a6b-88ca3e170640', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793310576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5e10fda-b5f8-4d21-bc61-e2d7047791c6', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793069376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5443c369-42c4-462f-9c26-54acc898e348', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793004576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66d0d072-5f85-4ecf-a767-daa9174e0623', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792813776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1a41452-86e5-4681-9566-73c423cf1288', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792694976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03dbf686-39d9-44af-b396-44ee40162d7d', '3293405c-2828-4080-b40a-b0a286c17bd2', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792320576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a839caf-e1c5-4f78-869e-f5705b97c5c5', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794822576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1e40699-5df4-43f3-971d-a52ca7fa041e', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794552576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a5f3995-df6c-4d7a-bade-43ccbafe00a6', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794278976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff055699-0cee-43eb-8d20-32010434c971', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794026976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e77eb90-5182-4d99-8d39-2cfa9a600d82', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793386176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f64ead3-33dd-4d1d-b865-c4e8855007a0', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792835376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a71bc3c-aabb-40f7-9f52-5a1e4b5d7655', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792748976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a838b01-7af8-411e-99f6-8c6c9b6ec69a', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792424976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc1658b6-c783-4128-b222-bd5e43c995b3', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791910176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1911e15-4f86-48a1-b48f-d64713ab62e1', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791510576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70c52d5d-661c-4e42-ae95-797973424f5f', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791218976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('360dfe27-4515-4670-bfa1-a42106983f25', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790956176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc49d760-767a-42c5-bd68-93768321ebde', 'c25cd91a-2d37-4444-9ce1-174d5047af7c', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790430576142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff72219b-cf71-472f-b494-24c3b96ff299', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795229376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d16732cb-f025-4a59-bbda-0ab212c99e50', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794721776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76c20d20-2bf7-423e-956f-15e1185c2e2b', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794689376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a778d32-66c7-4b9a-a053-522f53fe1364', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794527376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('608dd4c4-cbda-4e64-800e-1217bccdfd6e', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794307776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('933e30d3-4b2e-4bdd-beeb-ac6ca50c79dd', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793674176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a0873f6-511d-4e17-830a-6752b7f598c1', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793036976142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aa7af73e-261e-47eb-9b0c-73dff7755822', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792939776142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2df0c49b-d133-44cf-a612-0d48672f73d8', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792612176142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1253a000-0a71-428f-ad53-bc00817263ae', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792187376142);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f05d7311-8f61-4cec-94af-9329592a03bd', '7c8978e6-02d1-4b2d-b623-c39a88c0b965', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791870576142);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795369776484, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('7b6331f6-139b-46fb-81bc-3777866f03ec', 'INV-20261123-1AH6F-1', 'INV-20261123-1AH6F-1', 96000, 'bank_transfer', 'bri', '000071037193758552', NULL, 'pending', '[]', 1795369056142, 1795455456142, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-62fd7915-6c4c-4f9a-b86f-1db1badbd1fd', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('4175c6f2-1591-4159-9470-7322d362e36b', 'shipping', '7c2274b9-6f23-46dd-b99c-56b3e51ef1ff', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', 'e325bfaa-98e2-43b8-879f-57e18fe4e210', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:e325bfaa-98e2-43b8-879f-57e18fe4e210', '7c2274b9-6f23-46dd-b99c-56b3e51ef1ff', 1795283376142);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:e325bfaa-98e2-43b8-879f-57e18fe4e210', 'b8489dad-b9fa-4c6e-907e-36300cfc8cbe', 1795283376142);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('d252fe01-2c16-4601-9c47-eb03f580973a', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760809775186, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('25e7755e-9d40-4261-86be-edb60ad15339', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760809775186, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('f58a9e0a-a7e6-4a7b-8e04-e1af125f4c5e', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760809775186, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('374f426c-f8ae-4348-a1d7-55548546ad4b', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760809775186, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["0ed7c4b9-409c-426a-af70-0265309a9ac4"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('7ada8c43-1129-4640-89f0-6d1148646f83', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760809775186, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('7c2274b9-6f23-46dd-b99c-56b3e51ef1ff', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760809775186, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('8563527f-9cc0-4bdd-bd9d-69df2df61648', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760809775186, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('b8489dad-b9fa-4c6e-907e-36300cfc8cbe', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760809775186, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('f1e0d57f-e967-4cc1-9266-3e51648f5e32', 'c:e325bfaa-98e2-43b8-879f-57e18fe4e210', '83dd889c-309d-4165-a4cb-f51fcf7e5f8d', NULL, 1149000, 1, 1795196976142);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('34589f74-9999-4b88-b94b-3a02b1923f05', 'c:e325bfaa-98e2-43b8-879f-57e18fe4e210', 'db32e6b5-795e-43ca-a7bf-9d524c5e7d85', NULL, 231250, 1, 1794851376142);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('8c6f3176-353d-4b1a-9f56-605d41e8873b', 'c:e325bfaa-98e2-43b8-879f-57e18fe4e210', 'dee5ff4d-e0b4-4f53-bfed-f9c2578383b0', NULL, 129000, 1, 1794592176142);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('c21ff54c-7586-4b49-b60f-904eb00b0231', 'c:e325bfaa-98e2-43b8-879f-57e18fe4e210', '5ee2514d-06e3-4db9-a112-98a7e8fb2098', NULL, 689000, 0, 1794073776142);
--> statement-breakpoint
CREATE VIEW listing_source AS
SELECT p.id AS product_id, p.category_slug, p.position, p.sold, p.created_at,
  (SELECT json_group_array(json(pair)) FROM (
    SELECT value AS pair FROM json_each(p.attributes)
    UNION ALL
    SELECT json_array(json_extract(o.value, '$.name'), json_extract(v.value, '$.value')) FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v
  )) AS facets
FROM product AS p WHERE p.published = 1;
--> statement-breakpoint
CREATE VIEW product_text AS
SELECT l.id, p.id AS product_id, p.category_slug, p.name, coalesce(c.name, '') AS category,
  coalesce((SELECT group_concat(json_extract(value, '$[0]') || ' ' || json_extract(value, '$[1]'), ' ') FROM json_each(p.attributes)), '') AS attributes,
  coalesce((SELECT group_concat(json_extract(v.value, '$.value'), ' ') FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v), '') AS options,
  p.description
FROM listing AS l JOIN product AS p ON p.id = l.product_id LEFT JOIN category AS c ON c.slug = p.category_slug;
--> statement-breakpoint
CREATE VIEW listing_offer AS
SELECT l.product_id,
  (SELECT v.id FROM variant AS v WHERE v.product_id = l.product_id ORDER BY v.stock > 0 DESC, v.price, v.position LIMIT 1) AS variant_id
FROM listing AS l;
--> statement-breakpoint
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_code_unique` ON `affiliate` (`code`);
--> statement-breakpoint
CREATE INDEX `commission_by_affiliate` ON `commission` (`affiliate_id`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_productId_unique` ON `listing` (`product_id`);
--> statement-breakpoint
CREATE INDEX `listing_by_category` ON `listing` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `listing_by_position` ON `listing` (`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);
--> statement-breakpoint
CREATE INDEX `product_by_category` ON `product` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `tier_price_by_variant` ON `tier_price` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`);
--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published_at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_item_by_variant` ON `flash_sale_item` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_end` ON `flash_sale` (`ends_at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_start` ON `flash_sale` (`starts_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_account` ON `one_time_code` (`account`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_address` ON `one_time_code` (`address`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_age` ON `one_time_code` (`created_at`);
--> statement-breakpoint
CREATE INDEX `account_change_by_customer` ON `account_change` (`customer_id`,`at`);
--> statement-breakpoint
CREATE INDEX `account_change_by_age` ON `account_change` (`at`);
--> statement-breakpoint
CREATE INDEX `consent_by_customer` ON `consent` (`customer_id`,`purpose`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_code_unique` ON `customer` (`code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_phone_unique` ON `customer` (`phone`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_email_unique` ON `customer` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `google_account_customerId_unique` ON `google_account` (`customer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credentialId_unique` ON `passkey` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkey_by_customer` ON `passkey` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_age` ON `pending_registration` (`at`);
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_age` ON `google_pending_login` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_asker` ON `passkey_challenge` (`bound_to`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_network` ON `passkey_challenge` (`network`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `known_device_by_use` ON `known_device` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE INDEX `session_by_customer` ON `session` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_use_by_order` ON `coin_use` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,`id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_transfer` ON `ledger_entry` (`transfer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_once` ON `ledger_transfer` (`kind`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_event_unique` ON `message` (`event`);
--> statement-breakpoint
CREATE INDEX `message_by_age` ON `message` (`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_event_by_return` ON `order_return_event` (`return_id`,`id`);
--> statement-breakpoint
CREATE INDEX `order_return_photo_by_return` ON `order_return_photo` (`return_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_return_number_unique` ON `order_return` (`number`);
--> statement-breakpoint
CREATE INDEX `order_return_by_order` ON `order_return` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_return_by_customer` ON `order_return` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_orderId_unique` ON `bill` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);
--> statement-breakpoint
CREATE INDEX `charge_by_account` ON `charge` (`account`,`created_at`) WHERE "charge"."account" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_event_by_order` ON `order_event` (`order_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_once` ON `order_line` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_flash_sale` ON `order_line` (`flash_sale_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);
--> statement-breakpoint
CREATE INDEX `order_by_customer` ON `orders` (`customer_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_visitor` ON `orders` (`visitor_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_status` ON `orders` (`status`,`pay_by`);
--> statement-breakpoint
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street') WHERE "orders"."status" IN ('PENDING', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');
--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone');
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`) WHERE "stock_hold"."state" = 'HELD';
--> statement-breakpoint
CREATE INDEX `digital_file_by_product` ON `digital_file` (`product_id`);
--> statement-breakpoint
CREATE INDEX `licence_by_order` ON `licence` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_attempt` ON `shipment` (`order_id`,`attempt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_booking` ON `shipment` (`vendor`,`booking_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_once` ON `tracking` (`order_id`,`at`,`label`,`place`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_fileId_unique` ON `transfer_receipt` (`file_id`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_state` ON `transfer_receipt` (`state`,`sent_at`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_order` ON `transfer_receipt` (`order_id`,`sent_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_waiting` ON `transfer_receipt` (`order_id`) WHERE "transfer_receipt"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX `refund_by_order` ON `refund` (`order_id`);
--> statement-breakpoint
CREATE INDEX `refund_by_state` ON `refund` (`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refund_by_reference` ON `refund` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_once` ON `refund` (`reason`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_inbox_once` ON `payment_inbox` (`vendor`,`transaction_id`,`transaction_status`);
--> statement-breakpoint
CREATE INDEX `once_answer_by_age` ON `once_answer` (`at`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_subject` ON `rate_limit_hit` (`rule`,`subject`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_network` ON `rate_limit_hit` (`rule`,`network`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_end` ON `rate_limit_hit` (`until`);
--> statement-breakpoint
CREATE INDEX `scheduled_job_by_due` ON `scheduled_job` (`failed`,`due_at`);
--> statement-breakpoint
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`order_id`,`order_position`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_network` ON `affiliate_click` (`code`,`network`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_reference_unique` ON `simulated_payment` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_idempotencyKey_unique` ON `simulated_payment` (`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_vaNumber_unique` ON `simulated_payment` (`va_number`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_voucher` ON `order_voucher` (`voucher_id`,`state`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_customer` ON `order_voucher` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_phone` ON `order_voucher` (`phone`);
--> statement-breakpoint
CREATE INDEX `voucher_choice_by_age` ON `voucher_choice` (`chosen_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code_unique` ON `voucher` (`code`);
--> statement-breakpoint
CREATE INDEX `voucher_by_start` ON `voucher` (`listed`,`starts_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_once` ON `bank_account` (`customer_id`,`bank_code`,`number`) WHERE "bank_account"."removed_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `bank_account_by_number` ON `bank_account` (`number`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`source`,`at`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_link_token_unique` ON `wish_link` (`token`);
--> statement-breakpoint
CREATE INDEX `wish_newest` ON `wish` (`owner`,`saved_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_once` ON `wish` (`owner`,`product_id`);
--> statement-breakpoint
INSERT INTO product_search (rowid, name, category, attributes, options, description) SELECT id, name, category, attributes, options, description FROM product_text;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_insert AFTER INSERT ON product WHEN NEW.published = 1 BEGIN
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_facts AFTER UPDATE OF position, sold, created_at ON product BEGIN
  UPDATE listing SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_text AFTER UPDATE OF name, category_slug, description, attributes, options, published ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = NEW.id);
  DELETE FROM listing WHERE product_id = NEW.id;
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.id
  ) WHERE product_id = NEW.id AND EXISTS (SELECT 1 FROM variant WHERE product_id = NEW.id);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_delete AFTER DELETE ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = OLD.id);
  DELETE FROM listing WHERE product_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_insert AFTER INSERT ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_update AFTER UPDATE OF price, full_price, stock, position ON variant
WHEN NEW.price <> OLD.price OR NEW.full_price IS NOT OLD.full_price OR NEW.position <> OLD.position OR (NEW.stock > 0) <> (OLD.stock > 0) BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_delete AFTER DELETE ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT max(v.price), coalesce(max(v.full_price > v.price), 0), coalesce(max(v.stock > 0), 0) FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = OLD.product_id
  ) WHERE product_id = OLD.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_category_rename AFTER UPDATE OF name ON category BEGIN
  DELETE FROM product_search WHERE rowid IN (SELECT id FROM listing WHERE category_slug = NEW.slug);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE category_slug = NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_counts` AFTER INSERT ON `ledger_entry` BEGIN
	UPDATE `ledger_account` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`account`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_stays` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_remains` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_stays` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_remains` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
